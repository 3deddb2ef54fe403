/** What a search provider is, and how several stand in for one another. */
import { type Search, type SearchQuery, SearchUnavailable, type SerpSnapshot } from '../../../analysis/index.ts';
import type { ProviderWorld } from './ask.ts';

export interface Provider {
  name: string;
  /** One results page. Throws `SearchUnavailable`. */
  search(query: SearchQuery): Promise<SerpSnapshot>;
}

/** Makes a provider of its credentials. */
export type MakeProvider<Credentials> = (credentials: Credentials, world: ProviderWorld) => Provider;

/**
 * The first of `providers` that gives a results page, in their order. One without results has given one.
 * Throws the `SearchUnavailable` of the last when none does, worth another try if any of them is.
 */
export function searchAnyOf(
  providers: readonly Provider[],
  failed: (provider: string, reason: string) => void,
): Search {
  return async (query) => {
    let retryable = false;
    let last = 'no provider';
    for (const provider of providers) {
      try {
        return await provider.search(query);
      } catch (error) {
        if (!(error instanceof SearchUnavailable)) throw error;
        failed(provider.name, error.message);
        retryable ||= error.retryable;
        last = error.message;
      }
    }
    throw new SearchUnavailable(last, { retryable });
  };
}
