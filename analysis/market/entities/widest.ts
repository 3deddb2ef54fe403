/** Chooses the names to report: those that belong to the market, and those of single pages if it has few. */
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { isPlace } from '../../text/places.ts';
import { isMereWording, isWide, isWritten } from './belonging.ts';
import type { Candidate } from './candidate.ts';
import { enumeratedWith } from './enumerations.ts';
import type { Judge } from './judge.ts';
import type { FoundName } from './kinds/types-of-names.ts';
import { type Occurrences, sitesOf } from './occurrences.ts';
import { entitiesRule } from './rule.ts';

const { backgroundWeight, maxEntities, minEntities, minDwellingCount, minOwnCount } = entitiesRule.values;

/**
 * Returns the names of `kept` to report, those on most sites first.
 * @param enumerations keys of names that pages enumerate together
 * @param pages in the order of the results
 * @param asksPlaces whether the keyword asks for places
 */
export function widestOf(
  kept: ReadonlyMap<string, Occurrences>,
  enumerations: readonly string[][],
  pages: readonly AnalyzedPage[],
  judge: Judge,
  asksPlaces: boolean,
): FoundName[] {
  const { candidates, shown, analyzer } = judge;
  const wide = new Set(
    [...kept]
      .filter(([key, named]) => isWide(key, candidates.get(key), named, key === shown, judge))
      .map(([key]) => key),
  );
  // "Persia": places that few sites name come after what they tell of, unless the keyword asks for places.
  const isBackground = (key: string): boolean =>
    !asksPlaces && isPlace(key, analyzer.language) && offered(candidates.get(key)) === 0;
  const isWording = (key: string): boolean => {
    const named = kept.get(key);
    return named !== undefined && isMereWording(key, named, judge);
  };
  for (const key of enumeratedWith(enumerations, wide, isWording)) wide.add(key);
  // If the market has few names, add names from single pages.
  const others = [...kept]
    .filter(([key, occurrences]) => !wide.has(key) && isWritten(candidates.get(key), occurrences, judge))
    .sort(
      ([a, one], [b, other]) =>
        other.cues.running - one.cues.running || byFirstUse(one, other, pages) || (a < b ? -1 : 1),
    );
  for (const [key] of others.slice(0, Math.max(0, minEntities - wide.size))) wide.add(key);
  return [...kept]
    .filter(([key]) => wide.has(key))
    .map(([key, occurrences]) => ({
      key,
      occurrences,
      weight: sitesOf(occurrences).size + offered(candidates.get(key)) - (isBackground(key) ? backgroundWeight : 0),
      uses: Math.max(occurrences.total, leastUses(candidates.get(key))),
    }))
    .sort(
      (a, b) =>
        b.weight - a.weight ||
        b.occurrences.on.size - a.occurrences.on.size ||
        b.uses - a.uses ||
        byFirstUse(a.occurrences, b.occurrences, pages) ||
        (a.key < b.key ? -1 : 1),
    )
    .slice(0, maxEntities)
    .map(({ key, occurrences }) => ({ key, occurrences, candidate: candidates.get(key) }));
}

/** What counts as much as a further site: that pages offer it to choose from, and that a site which ranks bears it. */
function offered(candidate: Candidate | undefined): number {
  return Number((candidate?.offered.size ?? 0) > 0) + Number((candidate?.sites.length ?? 0) > 0);
}

/** What a site that ranks, and the author of a page, count for: names of the market that their pages may hardly write. */
function leastUses(candidate: Candidate | undefined): number {
  const { sites, authored } = candidate ?? { sites: [], authored: [] };
  return sites.length * minDwellingCount + authored.length * minOwnCount;
}

/** Orders names by the first page that has them, in the order of `pages`, and by their place on it. */
function byFirstUse({ on: one }: Occurrences, { on: other }: Occurrences, pages: readonly AnalyzedPage[]): number {
  const placeOf = (on: Occurrences['on']): readonly [number, number] => {
    const at = pages.findIndex(({ source_id }) => on.has(source_id));
    return [at, on.get(pages[at]?.source_id ?? '')?.at ?? -1];
  };
  const [page, at] = placeOf(one);
  const [otherPage, otherAt] = placeOf(other);
  return page - otherPage || at - otherAt;
}
