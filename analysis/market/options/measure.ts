/** Finds the options that list pages recommend, with positions, prices and ratings. */
import { conjunctions } from '../../languages/any/names.ts';
import type { Passage } from '../../read/passages.ts';
import type { CutPage } from '../../read/read-market.ts';
import type { ContentType, EntityType } from '../../report/vocabulary.ts';
import { round } from '../../statistics/round.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { askedType, marketKindOf } from '../entities/kinds/market-kind.ts';
import type { MarketEntity } from '../entities/measure.ts';
import { commonestOf, keyOfName } from '../entities/name-key.ts';
import type { ListedName } from '../names/listed-names.ts';
import { isNoCountry } from './countries.ts';
import { optionsRule } from './rule.ts';
import { shorterNames } from './same-entry.ts';
import { type StatedPrice, valuesOf } from './stated-values.ts';
import { isOfOptions } from './tables-of-options.ts';

const { listTypes, optionTypes, askedTypes, maxOptions, maxPassages } = optionsRule.values;

const choosable: ReadonlySet<string> = new Set(optionTypes);
const askable: ReadonlySet<string> = new Set(askedTypes);
const listing: ReadonlySet<string | null> = new Set(listTypes);

export interface Listing {
  source_id: string;
  position: number;
  of: number;
  where: ListedName['where'];
  price?: string;
  rating?: string;
}

export interface MarketOption {
  name: string;
  type: EntityType;
  listed_by: Listing[];
  n: number;
  share_of_voice: number;
  passages: Passage[];
}

interface Found {
  forms: Map<string, number>;
  listings: Map<string, Listing>;
  passages: Passage[];
}

/** The names that list pages list. What other pages list are their own services, team or steps. */
export function onListPages(
  listed: readonly ListedName[],
  contentTypes: ReadonlyMap<string, { type: ContentType | null }>,
): ListedName[] {
  return listed.filter(isListPage(contentTypes));
}

/** Returns a predicate for pages of a kind that lists what there is to choose. */
export function isListPage(
  contentTypes: ReadonlyMap<string, { type: ContentType | null }>,
): (page: { source_id: string }) => boolean {
  return ({ source_id }) => listing.has(contentTypes.get(source_id)?.type ?? null);
}

/**
 * Returns the listed names that can be chosen, and the listed kinds of things, those on most pages first.
 * @param query the keyword as searched: who asks what to see in a place chooses among places
 */
export function optionsOf(
  cuts: readonly CutPage[],
  listed: readonly ListedName[],
  entities: readonly Pick<MarketEntity, 'key' | 'type'>[],
  prices: readonly StatedPrice[],
  query: string,
  analyzer: Analyzer,
): MarketOption[] {
  const asked = askedType(query, analyzer);
  const wanted = asked !== null && askable.has(asked) ? asked : null;
  const pages = cuts.map(({ page }) => page);
  const keyword = analyzer.analyze(query).map(({ stem }) => stem);
  const usual = wanted ?? marketKindOf(pages, keyword, analyzer).usual;
  const isOption = (type: EntityType): boolean => choosable.has(type) || type === wanted;
  const types = new Map(entities.map(({ key, type }) => [optionKey(key), type]));
  const isModel = modelReader(usual, types);
  const kinds = new Set<string>();
  const usualKind = wanted ?? (usual === 'brand' ? 'product' : 'concept');
  const typeOf = (key: string): EntityType => {
    const type = types.get(key);
    // Guides that list plants name hardly anything but plants, of which some look like names.
    if (kinds.has(key) && (type === undefined || (usualKind === 'concept' && isOption(type)))) return usualKind;
    return type ?? (isModel(key) ? 'product' : usual);
  };
  const cutOf = new Map(cuts.map((cut) => [cut.page.source_id, cut]));
  const placed = placedOnPage(listed.filter(isNoCountry(listed)));
  const keyed = placed.map((each) => ({ ...each, key: optionKey(keyOfName(each.name, analyzer)) }));
  const chosen = keyed.filter(isOfOptions(keyed));
  const shorter = shorterNames(chosen);
  const found = new Map<string, Found>();
  for (const each of chosen) {
    const key = shorter.get(each.key) ?? each.key;
    if (each.isKind === true && !found.has(key)) kinds.add(key);
    const type = typeOf(key);
    if (!isOption(type) && !(kinds.has(key) && type === usualKind)) continue;
    const option: Found = found.get(key) ?? { forms: new Map(), listings: new Map(), passages: [] };
    found.set(key, option);
    option.forms.set(each.name, (option.forms.get(each.name) ?? 0) + 1);
    // The first list of a page counts, because a table often repeats the sections.
    if (option.listings.has(each.source_id)) continue;
    const { source_id, position, of, where } = each;
    option.listings.set(source_id, { source_id, position, of, where, ...valuesOf(each, cutOf.get(source_id), prices) });
    option.passages.push(...passagesBelow(each, cutOf.get(source_id)));
  }
  const all = [...found.values()].reduce((sum, { listings }) => sum + listings.size, 0);
  const n = new Set(listed.map(({ source_id }) => source_id)).size;
  return [...found]
    .map(([key, { forms, listings, passages }]) => ({
      name: commonestOf(forms) ?? key,
      type: typeOf(key),
      listed_by: [...listings.values()],
      n,
      share_of_voice: round(listings.size / all),
      passages: passages.slice(0, maxPassages),
    }))
    .sort(
      (a, b) => b.listed_by.length - a.listed_by.length || firstPlace(a) - firstPlace(b) || (a.name < b.name ? -1 : 1),
    )
    .slice(0, maxOptions);
}

/**
 * Returns a predicate for names of products in a market of brands: "Ring Stickup Cam", besides the brand Ring; "Polestar
 * 4"; and any of several words, where most that are known are products.
 */
function modelReader(usual: EntityType, types: ReadonlyMap<string, EntityType>): (key: string) => boolean {
  const known = [...types].flatMap(([key, type]) => (key.includes(' ') && choosable.has(type) ? [type] : []));
  const areModels = known.filter((type) => type === 'product').length * 2 > known.length;
  return (key) => {
    const [first = '', ...rest] = key.split(' ');
    if (usual !== 'brand' || rest.length === 0) return false;
    return areModels || types.get(first) === 'brand' || rest.some((word) => /\p{N}/u.test(word));
  };
}

/**
 * The names with their positions on the whole page: one that divides its list into sections still lists them one after
 * the other. Numbers count if each comes once. Tables and structured data have positions of their own.
 */
function placedOnPage(listed: readonly ListedName[]): (ListedName & { of: number })[] {
  const lists = Map.groupBy(listed, ({ source_id, where }) => `${source_id} ${where}`);
  return [...lists.values()].flatMap((names) => {
    const most = Math.max(...names.map(({ position }) => position));
    const isOne = new Set(names.map(({ position }) => position)).size === names.length;
    if (isOne || names[0]?.where !== 'heading')
      return names.map((each) => ({ ...each, of: Math.max(most, names.length) }));
    const inOrder = names.toSorted((a, b) => a.start - b.start);
    return inOrder.map((each, index) => ({ ...each, position: index + 1, of: names.length }));
  });
}

/** Ignores conjunctions: "Dumbo Moving and Storage" and "Dumbo Moving & Storage" are the same. */
function optionKey(key: string): string {
  return key
    .split(' ')
    .filter((word) => !conjunctions.has(word))
    .join(' ');
}

function firstPlace({ listed_by }: MarketOption): number {
  return Math.min(...listed_by.map(({ position }) => position));
}

/** The first passage below a name's heading. */
function passagesBelow({ where, start, end }: ListedName, cut: CutPage | undefined): Passage[] {
  if (where === 'structured_data') return [];
  return (cut?.cut.passages ?? []).filter((passage) => passage.start < end && passage.end > start).slice(0, 1);
}
