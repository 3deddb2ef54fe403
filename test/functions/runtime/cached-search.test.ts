/** Results pages that are used again: for how long, for whom, and what the report says of them. */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { SearchQuery, SerpSnapshot } from '../../../analysis/index.ts';
import { logger } from '../../../functions/runtime/logger.ts';
import { cachedSearch } from '../../../functions/runtime/search/cached-search.ts';
import { inMemoryResultsCache } from '../../in-memory/results-cache.ts';

const query: SearchQuery = { keyword: 'standing desk', language: 'en', country: 'US' };
const found = (more: Partial<SerpSnapshot> = {}): SerpSnapshot => ({
  provider: 'serper',
  request: query,
  collected_at: '2026-11-20T12:00:00.000Z',
  organic: [
    { rank_absolute: 1, rank_group: 1, url: 'https://a.example/', domain: 'a.example', title: 'A', snippet: 'Desks.' },
  ],
  ...{ paa: [], related: [], answers: [], items: [], features: { paa: 'absent' } },
  raw_sha256: 'a'.repeat(64),
  call: { endpoint: 'search', latency_ms: 800, attempts: 1, cost_usd: 0.001, cached: false },
  ...more,
});

let nowMs: number;
let asked: SearchQuery[];
beforeEach(() => {
  nowMs = Date.parse('2026-11-20T12:00:00.000Z');
  asked = [];
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Workers over one cache, each with its providers. */
function workers(answer = found(), ...lists: string[][]) {
  const cache = inMemoryResultsCache();
  const search = async (wanted: SearchQuery) => {
    asked.push(wanted);
    return answer;
  };
  const options = { cache, keptMs: 600_000, now: () => new Date(nowMs) };
  return lists.map((providers) => cachedSearch(search, { ...options, providers }));
}

describe('a results page', () => {
  test('is used again by another worker for ten minutes, with its age, and at no cost', async () => {
    const [one, other] = workers(found(), ['serper'], ['serper']);
    expect(await one?.(query)).toEqual(found());
    nowMs += 599_000;
    const again = await other?.({ ...query, keyword: ' standing  desk' });
    expect(again).toEqual({
      ...found({ request: { ...query, keyword: ' standing  desk' } }),
      call: { endpoint: 'search', latency_ms: 0, attempts: 0, cached: true, age_s: 599 },
    });
    nowMs += 1_000;
    expect((await other?.(query))?.call?.cached).toBe(false);
    expect(asked).toHaveLength(2);
  });

  test('is of one keyword, language, country and list of providers', async () => {
    const [one, other] = workers(found(), ['serper'], ['serper', 'brave']);
    await one?.(query);
    await one?.({ ...query, keyword: 'standing desks' });
    await one?.({ ...query, language: 'fr' });
    await one?.({ ...query, country: 'GB' });
    await other?.(query);
    expect(asked).toHaveLength(5);
  });

  test('without results is not kept, and neither are the providers that failed before', async () => {
    const [empty] = workers(found({ organic: [] }), ['serper']);
    await empty?.(query);
    await empty?.(query);
    expect(asked).toHaveLength(2);
    const [one] = workers(found({ failed_providers: ['brave'] }), ['serper']);
    expect((await one?.(query))?.failed_providers).toEqual(['brave']);
    expect(await one?.(query)).not.toHaveProperty('failed_providers');
  });

  test('is searched for if the cache fails or holds something else', async () => {
    const warn = jest.spyOn(logger, 'warn').mockReturnValue();
    const down = () => Promise.reject(new Error('throttled'));
    const options = { keptMs: 600_000, now: () => new Date(nowMs), providers: ['serper'] };
    const broken = cachedSearch(async () => found(), { cache: { get: down, put: down }, ...options });
    expect(await broken(query)).toEqual(found());
    const stored = async () => ({ text: '{"provider":"serper"}', storedAt: new Date(nowMs) });
    const strange = cachedSearch(async () => found(), { cache: { get: stored, put: async () => {} }, ...options });
    expect(await strange(query)).toEqual(found());
    expect(warn.mock.calls.map(([event]) => event)).toEqual(Array(3).fill('results_cache_failed'));
  });
});
