/** Judges which written names are names of things, and which of those belong to the market. */

import { registrableDomainOf } from '../../gather/address.ts';
import { nameLinks } from '../../languages/any/names.ts';
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { AnalyzedWord, Analyzer } from '../../text/analyzer.ts';
import { isKeywordInShort } from '../keyword/keyword-forms.ts';
import { isAcronym, type Names } from '../names/names.ts';
import { isFurniture } from '../names/term-noise.ts';
import { isBrand } from './brands.ts';
import type { Candidate } from './candidates.ts';
import { isCited, isRole } from './evidence/roles.ts';
import { tellsItself } from './evidence/telling-names.ts';
import { commonestOf, shownName } from './name-key.ts';
import type { Occurrences } from './occurrences.ts';
import { entitiesRule } from './rule.ts';

const { minSites, maxLowercaseShare, maxTermShare, minDwellingCount, minWriting, minOwnCount, sampleChars } =
  entitiesRule.values;

export interface Judge {
  candidates: ReadonlyMap<string, Candidate>;
  /** Key of the results page's knowledge panel. */
  shown: string;
  /** Brands of the ranking sites, and of all sites that pages link to. */
  brands: ReadonlySet<string>;
  linked: ReadonlySet<string>;
  /** Keys of names for which a page explains an abbreviation. */
  explained: ReadonlySet<string>;
  names: Names;
  hasCase: boolean;
  analyzer: Analyzer;
  keyword: ReadonlySet<string>;
}

/** Whether most letters of the pages belong to a script with capitals. */
export function isCased(pages: readonly AnalyzedPage[]): boolean {
  const sample = pages.map(({ document }) => document.text.slice(0, sampleChars)).join('');
  return (sample.match(/[\p{Lu}\p{Ll}]/gu)?.length ?? 0) * 2 > (sample.match(/\p{L}/gu)?.length ?? 0);
}

/** Whether a written name is really a name: not in lower case elsewhere, and if a single word, not an ordinary one. */
export function isName(key: string, { small, total, on }: Occurrences, judge: Judge): boolean {
  const { candidates, shown, names, hasCase, linked, analyzer, keyword, explained } = judge;
  if (key === shown) return true;
  if (isKeywordInShort(key, [...keyword], analyzer)) return false;
  if (explained.has(key)) return true;
  const candidate = candidates.get(key);
  if (candidate === undefined) return false;
  // "talkspace member": a site may write its own name in small letters, too.
  if (candidate.sites.length > 0 || candidate.authored.length > 0) return true;
  // A page may write the name of what it lists in small letters, in an address or as its logo does.
  const isSpelledFreely =
    isTermOfArt(key, candidate) ||
    (candidate.listed.size > 0 && !analyzer.analyze(key).every(({ everyday }) => everyday));
  if (small > total * (isSpelledFreely ? maxTermShare : maxLowercaseShare)) return false;
  if (candidate.declared.some(({ isSubject }) => isSubject) || candidate.listed.size > 0) return true;
  // In one thread alone, a single word with a capital is mostly one of its members.
  const [only, ...others] = on.values();
  if (others.length === 0 && only?.page.document.page_kind.kind === 'forum' && !key.includes(' ')) return false;
  // Pages with share buttons mention networks only for that.
  if (
    isFurniture(key.split(' '), analyzer.language) &&
    [...on.values()].filter(({ count }) => count >= minDwellingCount).length < minSites &&
    candidate.written.size < minWriting
  )
    return false;
  const words = analyzer.analyze(key);
  if (isCited(words, candidate.forms.keys()) || isRole(words, analyzer)) return false;
  // "React hooks" is a keyword that contains a name.
  const isNamed =
    hasCase && keyword.size > 1 && words.length === 1 && [...candidate.forms.keys()].some((form) => names.isName(form));
  const isOrdinary = ({ text, everyday, stop, stem }: AnalyzedWord) =>
    stop || (keyword.has(stem) && !isNamed) || (words.length === 1 ? everyday : isFurniture([text], analyzer.language));
  if (words.every(isOrdinary)) return false;
  if (key.includes(' ')) return true;
  const written = commonestOf(candidate.forms) ?? key.toUpperCase();
  // "SaaS" is a kind of thing, "ComEd" a name.
  if (isAcronym(written) && !/^\p{Lu}\p{Ll}{2,}\p{Lu}/u.test(written))
    return isBrand(key, linked) || [...candidate.forms.keys()].some((form) => isNameLike(form));
  return !hasCase || [...candidate.forms.keys()].some((form) => names.isName(shownName(form)));
}

/** "Articles of Organization", "Operating Agreement": pages write a term of art with capitals, but not everywhere. */
function isTermOfArt(key: string, { written }: Candidate): boolean {
  return key.includes(' ') && written.size >= minSites;
}

/** "Suica", besides "SUICA": one capital, then small letters. */
function isNameLike(form: string): boolean {
  return /^\p{Lu}\p{Ll}{2,}$/u.test(form);
}

/**
 * Whether a name belongs to the market: different sites write it within sentences, a page declares it as its subject,
 * or one page mentions it repeatedly.
 */
export function isWide(
  key: string,
  candidate: Candidate | undefined,
  occurrences: Occurrences,
  isShown: boolean,
  { brands, candidates, linked, names, explained, analyzer }: Judge,
): boolean {
  const sites = sitesOf(occurrences);
  if (sites.size === 0) return false;
  if (isShown || explained.has(key)) return true;
  if (candidate === undefined || isOwned(candidate, candidates)) return false;
  if (candidate.listed.size > 0 || candidate.sites.length > 0 || candidate.authored.length > 0) return true;
  const isDeclared = candidate.declared.some(({ isSubject }) => isSubject);
  if (isDeclared && (sites.size >= minSites || (candidate.written.size > 0 && !isBrand(candidate.key, brands))))
    return true;
  if (candidate.written.size === 0) return false;
  const inText = sitesOf(occurrences, true).size;
  if (inText >= minSites && candidate.written.size >= minSites) return true;
  const words = key.split(' ');
  // A name that shows what it names, or whose site is known, needs no second use.
  if (
    tellsItself(
      words,
      commonestOf(candidate.forms) ?? '',
      analyzer.language,
      (last) => candidates.has(last) || isBrand(last, linked),
    ) ||
    isBrand(key, linked) ||
    (words.length > 1 && isBrand(words[0] ?? '', brands))
  )
    return true;
  const isPlain = words.length > 1 && !words.some((word) => nameLinks.has(word));
  if (isPlain && occurrences.cues.apposition > 0) return true;
  // On one page only: it must contain a name, and occur in more places or repeatedly.
  if (!holdsName(candidate, occurrences, { names, analyzer })) return false;
  if (inText >= minSites) return true;
  const isMarked = words.length > 1 || [...candidate.forms.keys()].some((form) => /\p{Ll}\p{Lu}/u.test(form));
  return occurrences.cues.running >= (isMarked ? minOwnCount : minDwellingCount);
}

/** Whether a page writes it within sentences, as a name. */
export function isWritten(
  candidate: Candidate | undefined,
  occurrences: Occurrences,
  judge: Pick<Judge, 'names' | 'analyzer'>,
): boolean {
  return candidate !== undefined && candidate.written.size > 0 && holdsName(candidate, occurrences, judge);
}

function holdsName(
  { forms }: Candidate,
  { on }: Occurrences,
  { names, analyzer }: Pick<Judge, 'names' | 'analyzer'>,
): boolean {
  // Where all nouns have capitals, several rare ones that recur in a row are a name: "Ford Ka", but not "Monate Zeit".
  const areNouns =
    languagePack(analyzer.language).nouns?.areCapitalized === true &&
    [...on.values()].reduce((sum, { count }) => sum + count, 0) >= minOwnCount;
  return [...forms.keys()].some(
    (form) =>
      /\p{Lu}&\p{Lu}/u.test(form) ||
      (areNouns &&
        /^\p{Lu}\S*(?:\s\p{Lu}\S*)+$/u.test(form) &&
        analyzer.analyze(form).every(({ everyday, stop }) => !everyday && !stop)) ||
      shownName(form)
        .split(/[\s-]+/u)
        .some((word) => names.isName(word)),
  );
}

/** "Zoho's 55 products": a name and something it owns. */
function isOwned({ key, forms }: Candidate, candidates: ReadonlyMap<string, Candidate>): boolean {
  const at = (commonestOf(forms) ?? '').split(/\s+/u).findIndex((word) => /['’]s$/u.test(word));
  return (
    at >= 0 &&
    candidates.has(
      key
        .split(' ')
        .slice(0, at + 1)
        .join(' '),
    ) &&
    at + 1 < key.split(' ').length
  );
}

export function sitesOf({ on }: Occurrences, inText = false): Set<string> {
  return new Set(
    [...on.values()].filter(({ at }) => !inText || at >= 0).map(({ page }) => registrableDomainOf(page.document.url)),
  );
}
