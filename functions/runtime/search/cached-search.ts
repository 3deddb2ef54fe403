/** A search that uses a results page of the last minutes again, and says how old it is. */
import { createHash } from 'node:crypto';
import { parseSerp, serpText } from '../../../adapters/serp/snapshot/serp-file.ts';
import type { Search, SearchQuery, SerpSnapshot } from '../../../analysis/index.ts';
import type { ResultsCache } from '../../../core/audits/shared-limits.ts';
import { describe } from '../describe-error.ts';
import { logEvent } from '../log-event.ts';

export interface CachedSearchOptions {
  cache: ResultsCache;
  /** How long a results page is used. */
  keptMs: number;
  /** In the order in which they are asked: another list is another market. */
  providers: readonly string[];
  now: () => Date;
}

/**
 * Wraps `search`. A page without results is not kept, since the next search may find some. A cache that fails is no
 * reason for an audit to fail.
 */
export function cachedSearch(search: Search, { cache, keptMs, providers, now }: CachedSearchOptions): Search {
  const orElse = async <T>(otherwise: T, ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      logEvent('warn', 'results_cache_failed', { error: describe(error) });
      return otherwise;
    }
  };
  return async (query) => {
    const key = keyOf(query, providers);
    const kept = await orElse<SerpSnapshot | undefined>(undefined, async () => {
      const stored = await cache.get(key);
      if (stored === undefined) return undefined;
      const ageMs = now().getTime() - stored.storedAt.getTime();
      return ageMs < keptMs ? usedAgain(parseSerp(stored.text), query, ageMs) : undefined;
    });
    if (kept !== undefined) return kept;
    const found = await search(query);
    if (found.organic.length > 0) {
      const { failed_providers: _, ...page } = found;
      await orElse(undefined, () => cache.put(key, { text: serpText(page), storedAt: now() }, keptMs));
    }
    return found;
  };
}

/** The page as this audit sees it: nothing was asked, and nothing was paid. */
function usedAgain(page: SerpSnapshot, request: SearchQuery, ageMs: number): SerpSnapshot {
  const age_s = Math.max(0, Math.round(ageMs / 1_000));
  const endpoint = page.call?.endpoint ?? page.provider;
  return { ...page, request, call: { endpoint, latency_ms: 0, attempts: 0, cached: true, age_s } };
}

/** Keywords that differ in more than white space may have other results. */
function keyOf({ keyword, language, country }: SearchQuery, providers: readonly string[]): string {
  const parts = [keyword.normalize('NFC').trim().replace(/\s+/gu, ' '), language, country, providers];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
