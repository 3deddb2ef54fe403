/** What every provider has in common: its snapshots, its faults, its silence about credentials. */
import { afterEach, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { HttpRequest } from '../../../../adapters/serp/providers/ask.ts';
import { ProviderUnavailable } from '../../../../adapters/serp/providers/faults.ts';
import { SearchUnavailable } from '../../../../analysis/index.ts';
import { mutated } from './mutated.ts';
import { type Asked, type ProtocolServer, serveProtocol, type Told } from './protocol-server.ts';
import { type ProviderCase, providerCases, providerOf, query } from './provider-cases.ts';
import { brokenRules } from './snapshot-rules.ts';
import { began, requestMs, type TestWorld, testWorld } from './world.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** What the provider of `each` makes of the answers of a server. */
async function asking(each: ProviderCase, answer: (asked: Asked, before: number) => Told, timeMs = 20_000) {
  const server: ProtocolServer = await serveProtocol(answer);
  const world: TestWorld = testWorld();
  open.push(server, world);
  const provider = providerOf(each, server.origin, world);
  return { server, world, ended: await provider.search(query, timeMs).catch((error: unknown) => error) };
}

function expectSilent(each: ProviderCase, told: unknown): void {
  const text = told instanceof Error ? `${told.message} ${told.stack} ${JSON.stringify(told)}` : JSON.stringify(told);
  for (const secret of each.secrets) expect(text).not.toContain(secret);
  expect(text).not.toContain('customer 4711');
}

describe.each(providerCases)('$name', (each) => {
  test('gives a snapshot in which everything is as it must be', async () => {
    const { ended, server, world } = await asking(each, (asked) => ({ json: each.full(asked) }));
    if (ended instanceof Error) throw ended;
    const snapshot = ended as Awaited<ReturnType<ReturnType<typeof providerOf>['search']>>;
    expect(brokenRules(snapshot)).toEqual([]);
    expect(snapshot).toMatchObject({ provider: each.name, request: query });
    expect(snapshot.organic.length).toBeGreaterThanOrEqual(3);
    expect(Date.parse(snapshot.collected_at)).toBeGreaterThan(Date.parse(began));
    expect(snapshot.call).toMatchObject({
      attempts: server.asked.length,
      latency_ms: server.asked.length * requestMs,
      cached: false,
    });
    expectSilent(each, snapshot);
    expect(world.slept.every((ms) => ms <= 1_000)).toBe(true);
  });

  test('gives the same snapshot of the same answer', async () => {
    const [one, other] = await Promise.all([
      asking(each, (asked) => ({ json: each.full(asked) })),
      asking(each, (asked) => ({ json: each.full(asked) })),
    ]);
    expect(one.ended).toEqual(other.ended);
  });

  test('an empty results page is a page without results', async () => {
    const { ended } = await asking(each, () => ({ json: each.empty }));
    expect(ended).toMatchObject({ organic: [], paa: [], related: [], items: [] });
    expect(brokenRules(ended as never)).toEqual([]);
    const { features } = ended as { features: Record<string, string> };
    expect(Object.values(features)).not.toContain('captured');
  });

  test('names itself, and sends its credentials nowhere else', async () => {
    const { server } = await asking(each, () => ({ status: 302, headers: { location: 'http://127.0.0.1:9/' } }));
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]?.headers['user-agent']).toBe('test');
  });

  const faults: [string, (before: number) => Told, string, boolean, number][] = [
    ['wrong credentials', () => ({ status: 401, json: { message: 'customer 4711' } }), 'credentials', false, 1],
    ['a closed door', () => ({ status: 403, text: 'customer 4711' }), 'credentials', false, 1],
    ['a redirect', () => ({ status: 301, headers: { location: '/elsewhere' }, text: '' }), 'refused', false, 1],
    ['a bad request', () => ({ status: 422, json: { error: 'customer 4711' } }), 'refused', false, 1],
    ['too many requests, twice', () => ({ status: 429, json: {} }), 'rate_limited', true, 2],
    ['a fault of theirs, twice', () => ({ status: 503, text: 'customer 4711' }), 'their_fault', true, 2],
    ['a cut connection, twice', () => ({ instead: 'reset' }), 'their_fault', true, 2],
    ['broken JSON', () => ({ text: '{"organic": [{"tit' }), 'unreadable', true, 1],
    ['no JSON', () => ({ text: '<html>customer 4711</html>' }), 'unreadable', true, 1],
    ['nothing', () => ({ text: '' }), 'unreadable', true, 1],
    ['JSON that is no answer', () => ({ json: [] }), 'unreadable', true, 1],
    ['JSON without a word in it', () => ({ json: {} }), 'unreadable', true, 1],
    ['null', () => ({ json: null }), 'unreadable', true, 1],
    ['an endless answer, twice', () => ({ text: `[${'1,'.repeat(4_500_000)}1]` }), 'their_fault', true, 2],
  ];
  test.each(faults)('%s ends in a named fault', async (_name, told, fault, retryable, requests) => {
    const { ended, server } = await asking(each, (_asked, before) => told(before));
    expect(ended).toBeInstanceOf(ProviderUnavailable);
    expect(ended).toBeInstanceOf(SearchUnavailable);
    expect(ended).toMatchObject({ provider: each.name, fault, retryable });
    expect(ended instanceof Error && ended.message).toMatch(
      new RegExp(`^${each.name}: ${fault}(?: \\(\\d{3}\\))?$`, 'u'),
    );
    expect(server.asked).toHaveLength(requests);
    expectSilent(each, ended);
  });

  test('silence ends with the time that there is', async () => {
    const { ended, server } = await asking(each, () => ({ instead: 'silence' }), 250);
    expect(ended).toMatchObject({ fault: 'their_fault', retryable: true });
    expect(server.asked).toHaveLength(1);
  });

  test.each<[string, Told]>([
    ['a fault of theirs', { status: 500, text: 'customer 4711' }],
    ['a rate limit', { status: 429, headers: { 'retry-after': '2' }, text: '' }],
    ['a cut connection', { instead: 'reset' }],
  ])('%s that passes is got over', async (_name, told) => {
    const { ended, world } = await asking(each, (asked, before) => (before === 0 ? told : { json: each.full(asked) }));
    expect(brokenRules(ended as never)).toEqual([]);
    expect(world.slept[0]).toBe(told.headers === undefined ? 1_000 : 2_000);
  });

  test('a pause that is longer than an audit waits is not waited for', async () => {
    const { server } = await asking(each, () => ({ status: 429, headers: { 'retry-after': '60' }, json: {} }));
    expect(server.asked).toHaveLength(1);
  });

  test('whatever comes, it ends in a sound snapshot or a named fault', async () => {
    const answers = [each.full({ path: '', parameters: {} }), each.empty];
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ weight: 5, arbitrary: mutated(answers) }, { weight: 1, arbitrary: fc.jsonValue() }),
        mutated([each.full({ path: '/summarizer/search', parameters: { engine: 'google_ai_overview' } })]),
        fc.constantFrom(200, 200, 200, 200, 400, 429, 500),
        async (first, second, status) => {
          let before = 0;
          const request: HttpRequest = async () => {
            const body = new TextEncoder().encode(JSON.stringify(before++ === 0 ? first : second));
            return { outcome: 'answered', status, headers: {}, body };
          };
          const provider = providerOf(each, 'http://127.0.0.1:1', testWorld(request));
          try {
            expect(brokenRules(await provider.search(query, 20_000))).toEqual([]);
          } catch (error) {
            if (!(error instanceof ProviderUnavailable)) throw error;
            expectSilent(each, error);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
