/** Looks up pages by address: their source id and rank. */
import { addressKey } from '../../gather/address.ts';
import type { OrganicResult } from '../../gather/ports.ts';
import { citationsRule } from './rule.ts';

const { minRankOfTenthPage, maxTopRank, maxRank } = citationsRule.values;

/** A source with its known addresses. */
export interface KnownPage {
  id: string;
  urls: readonly string[];
}

export interface Places {
  ranks: ReadonlyMap<string, number>;
  /** The lowest rank fetched. */
  deepest: number;
  sourceIds: ReadonlyMap<string, string>;
}

/** Source id and rank of a page. `serp_overlap` is null if the page may rank below the fetched results. */
export interface PagePlace {
  source_id?: string;
  organic_rank?: number;
  serp_overlap: 'top10' | '11_100' | 'none' | null;
}

/** Key that is equal for addresses of the same page; for an invalid address, the address itself. */
export function pageKey(url: string): string {
  return addressKey(url) ?? url;
}

/** Builds the index. If a page has several ranks, the best counts; if several sources, the first. */
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

/** Looks up the source id and rank of the page at `url`. */
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
