/** What a search provider is, and how several stand in for one another. */
import { type Search, type SearchQuery, SearchUnavailable, type SerpSnapshot } from '../../../analysis/index.ts';
import { ProviderUnavailable } from './faults.ts';

export interface Provider {
  name: string;
  /** One results page, within `timeMs`. Throws `ProviderUnavailable`. */
  search(query: SearchQuery, timeMs: number): Promise<SerpSnapshot>;
}

export interface FallbackOptions {
  /** For all providers together. */
  timeMs: number;
  now: () => Date;
  /** Told of every provider that gave nothing. */
  failed: (error: ProviderUnavailable) => void;
}

/** What a provider that stands by is left with at least: most answers come within it. */
const minMs = 10_000;

/**
 * The first of `providers` that gives a results page, in their order; a page without results is one too. The page names
 * those that were asked in vain.
 * Throws the `SearchUnavailable` of the last when none does, worth another try if any of them is.
 */
export function searchAnyOf(providers: readonly Provider[], { timeMs, now, failed }: FallbackOptions): Search {
  return async (query) => {
    const endMs = now().getTime() + timeMs;
    let retryable = false;
    let last = 'no search provider';
    const failed_providers: string[] = [];
    for (const [index, provider] of providers.entries()) {
      const standingBy = providers.length - 1 - index;
      const leftMs = endMs - now().getTime();
      if (leftMs <= 0) break;
      try {
        const providerMs = Math.max(Math.min(minMs, leftMs), leftMs - standingBy * minMs);
        const snapshot = await provider.search(query, providerMs);
        return failed_providers.length === 0 ? snapshot : { ...snapshot, failed_providers };
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error;
        failed(error);
        failed_providers.push(provider.name);
        retryable ||= error.retryable;
        last = error.message;
      }
    }
    throw new SearchUnavailable(last, { retryable });
  };
}
