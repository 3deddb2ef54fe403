/** What every answer engine has in common: its answers field by field, its faults, its silence about credentials. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { EngineAnswer } from '../../../../adapters/serp/engines/engine.ts';
import { reportNames } from '../../../../adapters/serp/engines/engine-names.ts';
import type { HttpRequest } from '../../../../adapters/serp/providers/ask.ts';
import { ProviderUnavailable } from '../../../../adapters/serp/providers/faults.ts';
import { engineAnswers } from '../../../../adapters/serp/snapshot/engine-answers.ts';
import { readSerpFile, serpFileText } from '../../../../adapters/serp/snapshot/serp-file.ts';
import type { AnswerSample, EngineAnswers, SerpSnapshot } from '../../../../analysis/index.ts';
import { mutated } from '../providers/mutated.ts';
import { type Asked, serveProtocol, type Told } from '../providers/protocol-server.ts';
import { testWorld } from '../providers/world.ts';
import { type EngineCase, engineCases, engineOf, query, told } from './engine-cases.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function asking(each: EngineCase, answer: (asked: Asked, before: number) => Told, timeMs = 20_000) {
  const server = await serveProtocol(answer);
  const world = testWorld();
  open.push(server, world);
  const engine = engineOf(each, server.origin, world);
  return { server, world, ended: await engine.ask(query, timeMs).catch((error: unknown) => error) };
}

function expectSilent({ secret }: EngineCase, said: unknown): void {
  const text = said instanceof Error ? `${said.message} ${said.stack} ${JSON.stringify(said)}` : JSON.stringify(said);
  expect(text).not.toContain(secret);
  expect(text).not.toContain('customer 4711');
}

const refused = { outcome: 'failed', reason: 'unreachable', detail: '' } as const;

/** The price as it is told, and as it is computed. */
function priceNear({ cost_usd, list_price_usd }: EngineCase['golden']['price']): object {
  if (list_price_usd !== undefined) return { list_price_usd: expect.closeTo(list_price_usd, 9) };
  return cost_usd === undefined ? {} : { cost_usd };
}

/** Stands for the results page of a recorded answer. */
const emptyPage: SerpSnapshot = {
  ...{ provider: 'serper', request: { keyword: 'desk', language: 'en', country: 'US' } },
  ...{ collected_at: '2026-11-21T10:00:00.000Z', organic: [], paa: [], related: [], answers: [], items: [] },
  ...{ features: {}, raw_sha256: '0'.repeat(64) },
};

function answersOf(each: EngineCase, sample: AnswerSample, model: string | undefined): EngineAnswers {
  return {
    ...{ ...reportNames[each.name], provider: each.name, question: query.question, samples: [sample] },
    ...{ region: { requested: 'US', effective: null }, fan_out_provenance: 'none' },
    ...(model === undefined ? {} : { model }),
  };
}

/** Whether a snapshot could hold the answer. */
function expectStorable({ sample, model = '' }: EngineAnswer): void {
  const answers = {
    ...{ engine: 'chatgpt', provider: 'p', fidelity: 'api', model, question: 'q', fan_out_provenance: 'none' },
    ...{ region: { requested: 'US', effective: null }, samples: [sample] },
  };
  expect(engineAnswers.safeParse(answers).error).toBeUndefined();
}

describe.each(engineCases)('$name', (each) => {
  test('reads the documented answer field by field', async () => {
    const { ended, server } = await asking(each, () => told(each, each.full));
    if (ended instanceof Error) throw ended;
    const { sample, model } = ended as EngineAnswer;
    const { text, citations, fan_out_queries } = sample;
    const { price, ...golden } = each.golden;
    expect({ ...(model === undefined ? {} : { model }), text, citations, fan_out_queries }).toEqual(golden);
    const { endpoint, ...call } = sample.call ?? {};
    const { name } = engineOf(
      each,
      'http://127.0.0.1:1',
      testWorld(async () => refused),
    );
    expect(name).toBe(each.name);
    expect([sample.state, endpoint]).toEqual(['captured', expect.stringMatching(/^[/:]/u)]);
    expect(call).toEqual({ ...priceNear(price), attempts: 1, latency_ms: expect.any(Number), cached: false });
    expectStorable(ended as EngineAnswer);
    expectSilent(each, ended);
    expect(server.asked).toHaveLength(1);
  });

  test('asks as documented', async () => {
    const { server } = await asking(each, () => told(each, each.full));
    const [asked] = server.asked;
    expect([asked?.method, asked?.path]).toEqual([each.method, each.path]);
    const { api_key, ...parameters } = asked?.parameters ?? {};
    expect(each.method === 'GET' ? parameters : JSON.parse(asked?.body ?? '')).toEqual(each.body);
    const inHeaders = Object.values(asked?.headers ?? {}).filter((value) => value?.includes(each.secret));
    expect([inHeaders.length, api_key]).toEqual(each.secretInQuery ? [0, each.secret] : [1, undefined]);
  });

  test('a recorded answer replays to the same bytes', async () => {
    const recorded = async () => {
      const { ended } = await asking(each, () => told(each, each.full));
      const { sample, model } = ended as EngineAnswer;
      return serpFileText({ serp: emptyPage, engines: [answersOf(each, sample, model)] });
    };
    const text = await recorded();
    const folder = mkdtempSync(join(tmpdir(), 'replay-'));
    try {
      writeFileSync(join(folder, 'serp.json'), text);
      expect(serpFileText(readSerpFile(join(folder, 'serp.json')))).toBe(text);
      expect(await recorded()).toBe(text);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  const faults: [string, Told, string, number][] = [
    ['wrong credentials', { status: 401, json: { error: { message: 'customer 4711' } } }, 'credentials', 1],
    ['no credit', each.broke, 'out_of_credit', 1],
    ['a redirect', { status: 301, headers: { location: '/elsewhere' }, text: '' }, 'refused', 1],
    ['a bad request', { status: 422, json: { error: { message: 'customer 4711' } } }, 'refused', 1],
    ['too many requests, twice', { status: 429, json: {} }, 'rate_limited', 2],
    ['a fault of theirs, twice', { status: 529, text: 'customer 4711' }, 'their_fault', 2],
    ['a cut connection, twice', { instead: 'reset' }, 'their_fault', 2],
    ['no JSON', { text: '<html>customer 4711</html>' }, 'unreadable', 1],
    ['JSON that is no answer', { json: [] }, 'unreadable', 1],
    ['JSON without a word in it', { json: {} }, 'unreadable', 1],
    ['an answer without text', { json: { output: [], choices: [], candidates: [], content: [] } }, 'unreadable', 1],
  ];
  test.each(faults)('%s ends in a named fault', async (_name, answer, fault, requests) => {
    const { ended, server } = await asking(each, () => answer);
    expect(ended).toBeInstanceOf(ProviderUnavailable);
    expect(ended).toMatchObject({ provider: each.name, fault });
    expect(ended instanceof Error && ended.message).toMatch(
      new RegExp(`^${each.name}: ${fault}(?: \\(\\d{3,5}\\))?$`, 'u'),
    );
    expect(server.asked).toHaveLength(requests);
    expectSilent(each, ended);
  });

  test('silence ends with the time that there is', async () => {
    const { ended, server } = await asking(each, () => ({ instead: 'silence' }), 250);
    expect(ended).toMatchObject({ fault: 'their_fault' });
    expect(server.asked).toHaveLength(1);
  });

  test('a fault of theirs that passes is got over', async () => {
    const { ended } = await asking(each, (_asked, before) =>
      before === 0 ? { status: 503, text: '' } : told(each, each.full),
    );
    expect(ended).toMatchObject({ sample: { state: 'captured', call: { attempts: 2 } } });
  });

  test('a request is not sent again unless it may be', async () => {
    const server = await serveProtocol(() => ({ status: 503, text: '' }));
    const world = testWorld();
    open.push(server, world);
    const asked = engineOf(each, server.origin, world).ask(query, 20_000, async () => false);
    await expect(asked).rejects.toMatchObject({ fault: 'their_fault' });
    expect(server.asked).toHaveLength(1);
  });

  test('an endless answer ends in a named fault', async () => {
    const { ended } = await asking(each, () => ({ text: `[${'1,'.repeat(4_500_000)}1]` }));
    expect(ended).toMatchObject({ provider: each.name, fault: 'their_fault' });
  });

  test('whatever comes, it ends in a sound answer or a named fault', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ weight: 5, arbitrary: mutated([each.full]) }, { weight: 1, arbitrary: fc.jsonValue() }),
        fc.constantFrom(200, 200, 200, 400, 429, 500),
        async (answer, status) => {
          const body = new TextEncoder().encode((each.written ?? JSON.stringify)(answer));
          const request: HttpRequest = async () => ({ outcome: 'answered', status, headers: {}, body });
          try {
            expectStorable(await engineOf(each, 'http://127.0.0.1:1', testWorld(request)).ask(query, 20_000));
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
