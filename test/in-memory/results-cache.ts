/** Results pages in memory. */
import type { ResultsCache, StoredResults } from '../../core/audits/shared-limits.ts';

export function inMemoryResultsCache(): ResultsCache {
  const stored = new Map<string, StoredResults>();
  return {
    get: async (key) => stored.get(key),
    put: async (key, results) => void stored.set(key, results),
  };
}
