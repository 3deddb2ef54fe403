/** Which of the written names are names of things, and which of those are the market's. */
import { registrableDomainOf } from '../../gather/address.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import type { AnalyzedPage } from '../analyzed-page.ts';
import { isAcronym, type Names } from '../names.ts';
import { isFurniture } from '../term-noise.ts';
import { isBrand } from './brands.ts';
import type { Candidate } from './candidates.ts';
import { commonestOf, shownName } from './name-key.ts';
import type { Occurrences } from './occurrences.ts';

/** What one site alone names is its own; so the market's statistics ask of terms. */
const leastSites = 2;
/** A name is hardly ever written small. */
const mostSmall = 0.1;
/** Two pages that use a name of navigation this often are about it. */
const dwellingCount = 3;

export interface Judge {
  candidates: ReadonlyMap<string, Candidate>;
  /** The key of what the results page has a box about. */
  shown: string;
  /** Of the ranking sites, and of all that pages link to. */
  brands: ReadonlySet<string>;
  linked: ReadonlySet<string>;
  names: Names;
  hasCase: boolean;
  analyzer: Analyzer;
  keyword: ReadonlySet<string>;
}

/** Whether most letters of the pages are of a script that has capitals. */
export function isCased(pages: readonly AnalyzedPage[]): boolean {
  const sample = pages.map(({ document }) => document.text.slice(0, 2000)).join('');
  return (sample.match(/[\p{Lu}\p{Ll}]/gu)?.length ?? 0) * 2 > (sample.match(/\p{L}/gu)?.length ?? 0);
}

/** Whether what is written so is a name: not small elsewhere, and of a single word no ordinary one. */
export function isName(key: string, { small, total, on }: Occurrences, judge: Judge): boolean {
  const { candidates, shown, names, hasCase, linked, analyzer, keyword } = judge;
  if (key === shown) return true;
  const candidate = candidates.get(key);
  if (candidate === undefined || small > total * mostSmall) return false;
  if (candidate.declared.some(({ isSubject }) => isSubject)) return true;
  // A page that shares itself to networks names them for that alone.
  if (
    isFurniture(key.split(' '), analyzer.language) &&
    [...on.values()].filter(({ count }) => count >= dwellingCount).length < leastSites
  )
    return false;
  const words = analyzer.analyze(key);
  const isOrdinary = ({ text, everyday, stop, stem }: AnalyzedWord) =>
    stop || keyword.has(stem) || (words.length === 1 ? everyday : isFurniture([text], analyzer.language));
  if (words.every(isOrdinary)) return false;
  if (key.includes(' ')) return true;
  if (isAcronym(commonestOf(candidate.forms) ?? key.toUpperCase())) return isBrand(key, linked);
  return !hasCase || [...candidate.forms.keys()].some((form) => names.isName(shownName(form)));
}

/**
 * Whether a name is the market's: sites of their own write it inside sentences, or a page declares that it speaks of
 * it. A brand that only its own site names is not.
 */
export function isWide(
  candidate: Candidate | undefined,
  occurrences: Occurrences,
  isShown: boolean,
  { brands, names }: Judge,
): boolean {
  const sites = sitesOf(occurrences);
  if (sites.size === 0) return false;
  if (isShown) return true;
  if (candidate === undefined) return false;
  const isDeclared = candidate.declared.some(({ isSubject }) => isSubject);
  if (isDeclared) return sites.size >= leastSites || (candidate.written.size > 0 && !isBrand(candidate.key, brands));
  const inText = sitesOf(occurrences, true).size;
  if (candidate.written.size >= leastSites) return inText >= leastSites;
  // Written so on one page alone: then it must hold a name, and be in more places.
  const holdsName = [...candidate.forms.keys()].some(
    (form) => form.includes(' ') && form.split(/[\s-]+/u).some((word) => names.isName(word)),
  );
  return candidate.written.size > 0 && (holdsName ? inText >= leastSites : inText > leastSites);
}

export function sitesOf({ on }: Occurrences, inText = false): Set<string> {
  return new Set(
    [...on.values()].filter(({ at }) => !inText || at >= 0).map(({ page }) => registrableDomainOf(page.document.url)),
  );
}
