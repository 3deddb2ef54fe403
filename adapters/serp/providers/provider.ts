/** The port of a search provider, and the fallback from one provider to the next. */
import { type Search, type SearchQuery, SearchUnavailable, type SerpSnapshot } from '../../../analysis/index.ts';
import { ProviderUnavailable } from './faults.ts';

export interface Provider {
  name: string;
  /**
   * Fetches one results page within `timeMs`.
   *
   * @throws ProviderUnavailable
   */
  search(query: SearchQuery, timeMs: number): Promise<SerpSnapshot>;
}

/** What all workers know of the providers. */
export interface ProviderHealth {
  /** Whether a provider has failed too often just now, and is left alone for a minute. */
  isBroken(provider: string): Promise<boolean>;
  note(provider: string, outcome: 'worked' | 'failed'): Promise<void>;
}

export interface FallbackOptions {
  /** For all providers together. */
  timeMs: number;
  now: () => Date;
  /** Called for every provider that failed. */
  failed: (error: ProviderUnavailable) => void;
  health?: ProviderHealth;
}

/** Faults of the provider itself, whatever it was asked. */
export const faultsOfHealth: ReadonlySet<string> = new Set(['their_fault', 'rate_limited', 'unreadable']);

/** The minimum time reserved for each fallback provider: most responses arrive within it. */
const minMs = 10_000;

/**
 * Returns a search that tries `providers` in order until one returns a results page; a page without results counts. The
 * page lists the providers that failed before.
 * @throws SearchUnavailable of the last provider if all fail; retryable if any of their failures is
 */
export function searchAnyOf(providers: readonly Provider[], { timeMs, now, failed, health }: FallbackOptions): Search {
  return async (query) => {
    const endMs = now().getTime() + timeMs;
    let retryable = false;
    let last = 'no search provider';
    const failed_providers: string[] = [];
    for (const [index, provider] of providers.entries()) {
      const standingBy = providers.length - 1 - index;
      const leftMs = endMs - now().getTime();
      if (leftMs <= 0) break;
      // The last one is asked in any case: nobody stands in for it.
      if (standingBy > 0 && (await health?.isBroken(provider.name))) {
        failed_providers.push(provider.name);
        retryable = true;
        continue;
      }
      try {
        const providerMs = Math.max(Math.min(minMs, leftMs), leftMs - standingBy * minMs);
        const snapshot = await provider.search(query, providerMs);
        await health?.note(provider.name, 'worked');
        return failed_providers.length === 0 ? snapshot : { ...snapshot, failed_providers };
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error;
        failed(error);
        if (faultsOfHealth.has(error.fault)) await health?.note(provider.name, 'failed');
        failed_providers.push(provider.name);
        retryable ||= error.retryable;
        last = error.message;
      }
    }
    throw new SearchUnavailable(last, { retryable });
  };
}
