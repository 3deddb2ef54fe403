/** Looks pages up by address: which source one is, and where it ranks. */
import { addressKey } from '../../gather/address.ts';
import type { OrganicResult } from '../../gather/ports.ts';
import { citationsRule } from './rule.ts';

const { minRankOfTenthPage, maxTopRank, maxRank } = citationsRule.values;

/** A source with the addresses that it is known by. */
export interface KnownPage {
  id: string;
  urls: readonly string[];
}

export interface Places {
  ranks: ReadonlyMap<string, number>;
  /** The deepest rank that was had. */
  deepest: number;
  sourceIds: ReadonlyMap<string, string>;
}

/** What is known of a page. `serp_overlap` is null where the page may rank below the results that were had. */
export interface PagePlace {
  source_id?: string;
  organic_rank?: number;
  serp_overlap: 'top10' | '11_100' | 'none' | null;
}

/** What two addresses of one page share; an address that is none is its own. */
export function pageKey(url: string): string {
  return addressKey(url) ?? url;
}

/** Prepares the look-up. Of several ranks of a page the best counts, of several sources the first. */
export function placesOf(
  organic: readonly Pick<OrganicResult, 'url' | 'rank_group'>[],
  sources: readonly KnownPage[],
): Places {
  const ranks = new Map<string, number>();
  let deepest = 0;
  for (const { url, rank_group: rank } of organic) {
    const key = pageKey(url);
    ranks.set(key, Math.min(rank, ranks.get(key) ?? rank));
    deepest = Math.max(deepest, rank);
  }
  const sourceIds = new Map<string, string>();
  for (const { id, urls } of sources) {
    for (const key of urls.map(pageKey)) if (!sourceIds.has(key)) sourceIds.set(key, id);
  }
  return { ranks, deepest, sourceIds };
}

/** Which source the page at `url` is, and where it ranks. */
export function placeOf(url: string, { ranks, deepest, sourceIds }: Places): PagePlace {
  const key = pageKey(url);
  const id = sourceIds.get(key);
  const rank = ranks.get(key);
  return {
    ...(id === undefined ? {} : { source_id: id }),
    ...(rank === undefined ? {} : { organic_rank: rank }),
    serp_overlap: overlapOf(rank, deepest),
  };
}

function overlapOf(rank: number | undefined, deepest: number): PagePlace['serp_overlap'] {
  if (rank === undefined) return deepest >= minRankOfTenthPage ? 'none' : null;
  if (rank <= maxTopRank) return 'top10';
  return rank <= maxRank ? '11_100' : 'none';
}
