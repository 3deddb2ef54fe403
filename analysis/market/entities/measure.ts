/** Finds the named things on the market's pages, without a model: by how names are written and declared. */

import type { KnowledgeGraph } from '../../gather/ports.ts';
import type { Passage } from '../../read/passages.ts';
import type { EntityType } from '../../report/vocabulary.ts';
import { minSample } from '../../statistics/quantiles.ts';
import { round } from '../../statistics/round.ts';
import { wilson95 } from '../../statistics/wilson.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import type { CutPage } from '../claims/measure.ts';
import type { ListedName } from '../names/listed-names.ts';
import { namesIn } from '../names/names.ts';
import { isNoName } from '../names/no-names.ts';
import { brandsOf, isBrand } from './brands.ts';
import type { Candidate } from './candidate.ts';
import { candidatesIn } from './candidates.ts';
import { besideIn, enumeratedAmong, enumerationsOf } from './enumerations.ts';
import { abbreviationsIn } from './evidence/abbreviations.ts';
import { knownType } from './evidence/known-names.ts';
import { headsOf } from './evidence/makers.ts';
import { addOffered } from './evidence/offered-names.ts';
import { isGivenName } from './evidence/person-names.ts';
import { isCased, isName, type Judge } from './judge.ts';
import { askedType, marketKindOf } from './kinds/market-kind.ts';
import { type FoundName, formsOf, typesOf } from './kinds/types-of-names.ts';
import { typingContextOf } from './kinds/typing-context.ts';
import { merge } from './merge.ts';
import { commonestOf, isOfKeyword, keyOfName } from './name-key.ts';
import { type Occurrences, occurrencesInTitles, occurrencesOf } from './occurrences.ts';
import { entitiesRule } from './rule.ts';
import { widestOf } from './widest.ts';

const { maxPassages, minEnumeratedChars } = entitiesRule.values;

/** A named thing. Its rates are null below three usable pages. */
export interface MarketEntity {
  /** Key shared by its spellings. */
  key: string;
  name: string;
  type: EntityType;
  n: number;
  df: number;
  df_rate: number | null;
  ci95: [number, number] | null;
  wikidata?: string;
  wikipedia?: string;
  kg_in_serp: boolean;
  /** Occurrences per page, highest first. */
  counts: { source_id: string; count: number }[];
  /** Passages from different pages, those on pages with most occurrences first. */
  passages: Passage[];
}

/** Returns the entities of the market, those on most sites first. */
export function entitiesOf(pages: readonly CutPage[], context: EntityContext, analyzer: Analyzer): MarketEntity[] {
  const all = pages.map(({ page }) => page);
  const hasCase = isCased(all);
  const { usual, areCompanies } = marketKindOf(all, context.keyword, analyzer);
  const asked = askedType(context.query, analyzer);
  const candidates = candidatesIn(all, analyzer, hasCase, context.listed);
  addOffered(candidates, context.offered ?? [], (asked ?? usual) === 'concept', analyzer);
  const kinds = [...candidates.values()].flatMap(({ key, isKind }) => (isKind ? [key] : []));
  const abbreviations = abbreviationsIn(all, analyzer);
  // An abbreviation of the keyword names the market, not something in it; "FAQ" names a part of a page.
  const isOfMarket = (key: string): boolean =>
    !isOfKeyword(key, context.keyword, analyzer) && !isNoName(key, analyzer.language);
  const explained = new Set(
    [...abbreviations].flatMap(([key, whole]) => ([key, whole].every(isOfMarket) ? [whole] : [])),
  );
  const shown = keyOfName(context.knowledgeGraph?.title ?? '', analyzer);
  const makers = new Set(headsOf(new Set(candidates.keys()), analyzer));
  for (const { key, isMaker } of candidates.values()) if (isMaker || knownType(key) === 'brand') makers.add(key);
  const found = occurrencesOf(
    all,
    new Set([...candidates.keys(), ...abbreviations.keys(), ...abbreviations.values(), shown]),
    hasCase,
    new Set([...explained, ...kinds]),
    makers,
  );
  for (const { key, sites, authored, forms } of candidates.values()) {
    const named = [...sites, ...authored];
    // "Take the tarn step": the site's own pages may use its name as words.
    if (named.length > 0 && (found.get(key)?.on.size ?? 0) === 0) found.set(key, occurrencesInTitles(named, forms));
  }
  const names = namesIn(all, analyzer.language);
  const domains = all.flatMap(({ domain, document }) => [domain, ...document.facts.links.externalDomains]);
  const judge: Judge = {
    candidates,
    shown,
    brands: brandsOf(all.map(({ domain }) => domain)),
    linked: brandsOf(domains),
    explained,
    names,
    hasCase,
    analyzer,
    keyword: new Set(context.keyword),
  };
  const kept = new Map([...found].filter(([key, occurrences]) => isName(key, occurrences, judge)));
  // "Like Embrace, Pumpkin and Figo": a word that is no name elsewhere.
  for (const key of enumeratedAmong(enumerationsOf(all, capitalizedOf(found, candidates)), kept)) {
    const named = found.get(key);
    if (named !== undefined && isOfMarket(key)) kept.set(key, named);
  }
  merge(kept, {
    found,
    candidates,
    abbreviations,
    explained,
    isWhole: (key) => knownType(key) !== null || (!isGivenName(key) && isBrand(key, judge.linked)),
    areCompanies,
    analyzer,
  });
  const typing = typingContextOf(
    all,
    domains,
    {
      usual,
      asked,
      areCompanies,
      keys: new Set(kept.keys()),
      keyword: context.keyword,
      explained,
      listedOn: listedOn(candidates.values()),
    },
    analyzer,
  );
  const passages = new Map(pages.map(({ page, cut }) => [page.source_id, cut.passages]));
  const enumerations = enumerationsOf(all, kept.keys());
  const widest = widestOf(kept, enumerations, all, judge, asked === 'place');
  const graphOf = (key: string) => (key === shown ? context.knowledgeGraph : undefined);
  const types = typesOf(widest, besideIn(enumerations), graphOf, typing);
  return widest.map((each) => measured(each, types, pages.length, passages, graphOf(each.key)));
}

/** The keys that pages write within sentences, and never in small letters. */
function capitalizedOf(found: ReadonlyMap<string, Occurrences>, candidates: ReadonlyMap<string, Candidate>): string[] {
  const isCapitalized = (key: string, { small }: Occurrences) =>
    small === 0 && key.length >= minEnumeratedChars && (candidates.get(key)?.written.size ?? 0) > 0;
  return [...found].flatMap(([key, occurrences]) => (isCapitalized(key, occurrences) ? [key] : []));
}

/** The keys of the names that each page lists, by its id. */
function listedOn(candidates: Iterable<Candidate>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { key, listed } of candidates) {
    for (const id of listed) {
      const keys = found.get(id) ?? [];
      keys.push(key);
      found.set(id, keys);
    }
  }
  return found;
}

export interface EntityContext {
  /** Stems of the keyword. */
  keyword: readonly string[];
  /** The keyword as searched. */
  query: string;
  knowledgeGraph: KnowledgeGraph | undefined;
  /** Names that pages list, see `names/listed-names.ts`. */
  listed: readonly ListedName[];
  /** Those, and kinds of things, that pages which list what there is to choose offer. */
  offered?: readonly ListedName[];
}

function measured(
  { key, occurrences, candidate }: FoundName,
  types: ReadonlyMap<string, EntityType>,
  n: number,
  passages: ReadonlyMap<string, readonly Passage[]>,
  graph: KnowledgeGraph | undefined,
): MarketEntity {
  const named = [...occurrences.on.values()].sort((a, b) => b.count - a.count);
  const { name } =
    candidate?.isKind === true ? { name: commonestOf(candidate.forms) ?? key } : formsOf(key, occurrences);
  const declared = candidate?.declared ?? [];
  const wikidata = declared.find((each) => each.wikidata !== null)?.wikidata;
  const wikipedia = declared.find((each) => each.wikipedia !== null)?.wikipedia;
  const enough = n >= minSample;
  return {
    key,
    name,
    type: types.get(key) ?? 'concept',
    n,
    df: named.length,
    df_rate: enough ? round(named.length / n) : null,
    ci95: enough ? wilson95(named.length, n) : null,
    ...(wikidata == null ? {} : { wikidata }),
    ...(wikipedia == null ? {} : { wikipedia }),
    kg_in_serp: graph !== undefined,
    counts: named.map(({ page, count }) => ({ source_id: page.source_id, count })),
    passages: named.flatMap(({ page, at }) => passageAt(passages.get(page.source_id) ?? [], at)).slice(0, maxPassages),
  };
}

function passageAt(passages: readonly Passage[], at: number): Passage[] {
  const found = at < 0 ? undefined : passages.find(({ start, end }) => start <= at && at < end);
  return found === undefined ? [] : [found];
}
