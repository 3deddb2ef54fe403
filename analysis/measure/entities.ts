/** Named things that the market's pages speak of, told without a model: by how names are written and declared. */
import { registrableDomainOf } from '../gather/address.ts';
import type { KnowledgeGraph } from '../ports.ts';
import type { Analyzer } from '../text/analyzer.ts';
import type { AnalyzedPage } from './analyzed-page.ts';
import type { CutPage } from './claims.ts';
import { brandsOf, isBrand } from './entities/brands.ts';
import { type Candidate, candidatesIn } from './entities/candidates.ts';
import { type DeclaredName, type EntityType, entityTypes, typeOfWord } from './entities/declared-names.ts';
import { isCased, isName, isWide, type Judge, sitesOf } from './entities/judge.ts';
import { abbreviationsIn, merge } from './entities/merge.ts';
import { commonestOf, keyOfName, shownName } from './entities/name-key.ts';
import { type Occurrences, occurrencesOf } from './entities/occurrences.ts';
import { namesIn } from './names.ts';
import type { Passage } from './passages.ts';
import { leastSample } from './quantiles.ts';
import { round } from './round.ts';
import { wilson95 } from './wilson.ts';

const mostEntities = 40;
const mostPassages = 2;

/** A named thing. Its rates are null below three usable pages. */
export interface MarketEntity {
  /** What its spellings share. */
  key: string;
  name: string;
  type?: EntityType;
  n: number;
  df: number;
  df_rate: number | null;
  ci95: [number, number] | null;
  wikidata?: string;
  wikipedia?: string;
  kg_in_serp: boolean;
  /** How often each page names it, most first. */
  counts: { source_id: string; count: number }[];
  /** Of different pages, those that name it most first. */
  passages: Passage[];
}

/** The entities of the market, those that most sites name first. */
export function entitiesOf(pages: readonly CutPage[], context: EntityContext, analyzer: Analyzer): MarketEntity[] {
  const all = pages.map(({ page }) => page);
  const hasCase = isCased(all);
  const candidates = candidatesIn(all, analyzer, hasCase);
  const abbreviations = abbreviationsIn(all, analyzer);
  const shown = keyOfName(context.knowledgeGraph?.title ?? '', analyzer);
  const found = occurrencesOf(all, new Set([...candidates.keys(), ...abbreviations.keys(), shown]), hasCase);
  const names = namesIn(all, analyzer.language);
  const brands = brandsOf(all.map(({ domain }) => domain));
  const linked = brandsOf(
    all.flatMap(({ document }) =>
      document.facts.links.externalDomains.map((host) => registrableDomainOf(`https://${host}`)),
    ),
  );
  const judge: Judge = {
    candidates,
    shown,
    brands,
    linked: new Set([...brands, ...linked]),
    names,
    hasCase,
    analyzer,
    keyword: new Set(context.keyword),
  };
  const kept = new Map([...found].filter(([key, occurrences]) => isName(key, occurrences, judge)));
  merge(kept, found, candidates, abbreviations);
  const passages = new Map(pages.map(({ page, cut }) => [page.source_id, cut.passages]));
  return [...kept]
    .filter(([key, occurrences]) => isWide(candidates.get(key), occurrences, key === shown, judge))
    .map(([key, occurrences]) => ({ key, occurrences, sites: sitesOf(occurrences).size }))
    .sort(
      (a, b) =>
        b.sites - a.sites ||
        b.occurrences.on.size - a.occurrences.on.size ||
        b.occurrences.total - a.occurrences.total ||
        (a.key < b.key ? -1 : 1),
    )
    .slice(0, mostEntities)
    .map(({ key, occurrences }) =>
      measured(
        key,
        occurrences,
        candidates.get(key),
        pages.length,
        passages,
        key === shown ? context.knowledgeGraph : undefined,
      ),
    );
}

export interface EntityContext {
  /** In stems. */
  keyword: readonly string[];
  knowledgeGraph: KnowledgeGraph | undefined;
}

/** A page that names something once may only have come by it. */
const leastOwnCount = 2;

/**
 * Names that `page` writes more than once, or declares that it speaks of, and that stand on no page of `market`, those
 * it names most first; at most `limit`. Its own name and its site's are not among them.
 */
export function ownEntitiesOf(
  page: AnalyzedPage,
  market: readonly AnalyzedPage[],
  keyword: readonly string[],
  analyzer: Analyzer,
  limit: number,
): { name: string; count: number }[] {
  const all = [page, ...market];
  const hasCase = isCased(all);
  const candidates = candidatesIn([page], analyzer, hasCase);
  const found = occurrencesOf(all, candidates.keys(), hasCase);
  const linked = page.document.facts.links.externalDomains.map((host) => registrableDomainOf(`https://${host}`));
  const brands = brandsOf([page.domain]);
  const judge: Judge = {
    candidates,
    shown: '',
    brands,
    linked: brandsOf([page.domain, ...linked]),
    names: namesIn(all, analyzer.language),
    hasCase,
    analyzer,
    keyword: new Set(keyword),
  };
  const people = [page.document.facts.author, page.document.facts.publisher].flatMap((fact) => fact?.value ?? []);
  const signed = new Set(people.map((name) => keyOfName(name, analyzer)));
  return [...found]
    .flatMap(([key, occurrences]) => {
      const own = occurrences.on.get(page.source_id);
      const declared = candidates.get(key)?.declared.some(({ isSubject }) => isSubject) ?? false;
      if (own === undefined || occurrences.on.size > 1 || own.count < (declared ? 1 : leastOwnCount)) return [];
      if (signed.has(key) || isBrand(key, brands) || !isName(key, occurrences, judge)) return [];
      return [{ name: shownName(commonestOf(own.forms) ?? key), count: own.count }];
    })
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, limit);
}

/** How often `page` names each of `entities`, in their order. */
export function entityUse(page: AnalyzedPage, entities: readonly Pick<MarketEntity, 'key'>[]): number[] {
  const found = occurrencesOf(
    [page],
    entities.map(({ key }) => key),
    isCased([page]),
  );
  return entities.map(({ key }) => found.get(key)?.on.get(page.source_id)?.count ?? 0);
}

function measured(
  key: string,
  occurrences: Occurrences,
  candidate: Candidate | undefined,
  n: number,
  passages: ReadonlyMap<string, readonly Passage[]>,
  graph: KnowledgeGraph | undefined,
): MarketEntity {
  const named = [...occurrences.on.values()].sort((a, b) => b.count - a.count);
  const forms = new Map<string, number>();
  for (const { forms: own } of named)
    for (const [form, count] of own) forms.set(shownName(form), (forms.get(shownName(form)) ?? 0) + count);
  const name = commonestOf(forms) ?? key;
  const declared = candidate?.declared ?? [];
  const type = graph?.type === undefined ? commonest(declared) : (typeOfWord(graph.type) ?? commonest(declared));
  const wikidata = declared.find((each) => each.wikidata !== null)?.wikidata;
  const wikipedia = declared.find((each) => each.wikipedia !== null)?.wikipedia;
  const enough = n >= leastSample;
  return {
    key,
    name,
    ...(type === null ? {} : { type }),
    n,
    df: named.length,
    df_rate: enough ? round(named.length / n) : null,
    ci95: enough ? wilson95(named.length, n) : null,
    ...(wikidata == null ? {} : { wikidata }),
    ...(wikipedia == null ? {} : { wikipedia }),
    kg_in_serp: graph !== undefined,
    counts: named.map(({ page, count }) => ({ source_id: page.source_id, count })),
    passages: named.flatMap(({ page, at }) => passageAt(passages.get(page.source_id) ?? [], at)).slice(0, mostPassages),
  };
}

function passageAt(passages: readonly Passage[], at: number): Passage[] {
  const found = at < 0 ? undefined : passages.find(({ start, end }) => start <= at && at < end);
  return found === undefined ? [] : [found];
}

/** The type that most declarations give; ties by the order of types. */
function commonest(declared: readonly DeclaredName[]): EntityType | null {
  const counts = entityTypes.map((type) => ({ type, count: declared.filter((each) => each.type === type).length }));
  const [best] = counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return best?.type ?? null;
}
