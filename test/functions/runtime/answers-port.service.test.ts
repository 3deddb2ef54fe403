/**
 * The answer engines that a worker's environment chooses: what they answer, and that no failure of theirs ends an
 * audit.
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { answersCost, budgetScope } from '../../../core/audits/shared-limits.ts';
import { auditPorts, portsEnv } from '../../../functions/runtime/audit-ports.ts';
import { logger } from '../../../functions/runtime/logger.ts';
import { openaiFull } from '../../adapters/serp/engines/answers/openai.ts';
import { perplexityFull } from '../../adapters/serp/engines/answers/perplexity.ts';
import { type ProtocolServer, serveProtocol, type Told } from '../../adapters/serp/providers/protocol-server.ts';
import { inMemorySharedLimits } from '../../in-memory/shared-limits.ts';

const query = { keyword: 'desk', question: 'What is a desk?', language: 'en', country: 'US' };
const key = 'k3y-0123456789';
const now = () => new Date();

let openai: ProtocolServer;
let perplexity: ProtocolServer;
let tell: (before: number) => Told;
let logged: () => unknown[][];
beforeEach(async () => {
  openai = await serveProtocol((_asked, before) => tell(before));
  perplexity = await serveProtocol(() => ({ json: perplexityFull }));
  const spies = (['warn', 'error'] as const).map((level) => jest.spyOn(logger, level).mockReturnValue());
  logged = () => spies.flatMap(({ mock }) => mock.calls as unknown[][]);
});
afterEach(async () => {
  expect(JSON.stringify(logged())).not.toContain(key);
  jest.restoreAllMocks();
  await Promise.all([openai.close(), perplexity.close()]);
});

function portsWith(changes: Record<string, string>, limits = inMemorySharedLimits(), auditId = 'a1') {
  const credentials = {
    serper: { api_key: key },
    openai: { api_key: key, model: 'm', base_url: openai.origin },
    perplexity: { api_key: key, base_url: perplexity.origin },
  };
  const env = portsEnv.parse({
    ...{ STAGE: 'local', SEARCH_PROVIDERS: 'serper', CORPUS_DIR: 'corpus', CORPUS_INDEX_DIR: '/tmp/index' },
    ...{ SEARCH_CREDENTIALS: JSON.stringify(credentials), WEB_ALSO_ALLOWED: '127.0.0.1' },
    ...changes,
  });
  return auditPorts(env, now, limits)(auditId);
}

const enabled = { ANSWER_ENGINES: 'openai,perplexity', ANSWERS_PER_MONTH: '100' };

test('are asked three times each, and reported in the order of the setting', async () => {
  tell = () => ({ json: openaiFull });
  const { answers } = await portsWith(enabled);
  const found = await answers?.(query);
  expect(found?.map(({ provider, engine, model, samples }) => [provider, engine, model, samples.length])).toEqual([
    ['openai', 'chatgpt', 'gpt-5.4-2026-03-05', 3],
    ['perplexity', 'perplexity', 'perplexity/sonar', 3],
  ]);
  expect([openai.asked.length, perplexity.asked.length]).toEqual([3, 3]);
}, 20_000);

test('that fail are named in the log, and leave the others as they are', async () => {
  tell = () => ({ status: 401, json: { error: { message: key } } });
  const { answers } = await portsWith(enabled);
  const found = await answers?.(query);
  expect(found?.map(({ samples }) => [...new Set(samples.map(({ state }) => state))])).toEqual([
    ['not_captured'],
    ['captured'],
  ]);
  expect(logged()).toEqual(Array(3).fill(['answer_engine_failed', { provider: 'openai', fault: 'credentials' }]));
}, 20_000);

test('without credentials are reported as not captured, and nobody is asked', async () => {
  const { answers } = await portsWith({ ...enabled, ANSWER_ENGINES: 'openai,gemini' });
  const found = await answers?.(query);
  expect(found?.map(({ engine, samples }) => [engine, samples.map(({ state }) => state)])).toEqual([
    ['chatgpt', ['not_captured']],
    ['gemini', ['not_captured']],
  ]);
  expect(logged()).toEqual([
    ['answer_engines_unusable', { reason: 'there are no credentials for the answer engine gemini' }],
  ]);
  expect(openai.asked).toHaveLength(0);
});

test("stop at the month's number of answers, for all workers together", async () => {
  tell = () => ({ json: openaiFull });
  const limits = inMemorySharedLimits();
  const few = { ANSWER_ENGINES: 'openai', ANSWERS_PER_MONTH: '4' };
  const [one, other] = await Promise.all([portsWith(few, limits), portsWith(few, limits)]);
  const found = await Promise.all([one.answers?.(query), other.answers?.(query)]);
  const states = found.flatMap((each) => each?.flatMap(({ samples }) => samples.map(({ state }) => state)) ?? []);
  expect([states.length, states.filter((state) => state === 'captured').length]).toEqual([6, 4]);
  expect(openai.asked).toHaveLength(4);
}, 20_000);

test('have their prices summed for the month, by engine', async () => {
  tell = () => ({ json: openaiFull });
  const budgets: Parameters<typeof inMemorySharedLimits>[0] = new Map();
  const { answers } = await portsWith(enabled, inMemorySharedLimits(budgets));
  const found = await answers?.(query);
  const sum = budgets.get(budgetScope(answersCost, 'month', now()));
  expect(Object.keys(sum?.parts ?? {}).toSorted()).toEqual(['openai', 'perplexity']);
  for (const { provider, samples } of found ?? []) {
    const usd = samples.flatMap(({ call }) => call?.cost_usd ?? call?.list_price_usd ?? []);
    expect(usd).toHaveLength(3);
    expect(sum?.parts[provider]).toBe(usd.reduce((total, each) => total + Math.round(each * 1_000_000), 0));
  }
}, 20_000);

test('that fail are asked again out of the same budget', async () => {
  tell = () => ({ status: 503, text: '' });
  const { answers } = await portsWith({ ANSWER_ENGINES: 'openai', ANSWERS_PER_MONTH: '4' });
  await answers?.(query);
  expect(openai.asked).toHaveLength(4);
}, 20_000);

test('are asked no more often than an audit may, however often it is attempted', async () => {
  tell = () => ({ json: openaiFull });
  const limits = inMemorySharedLimits();
  const one = { ANSWER_ENGINES: 'openai', ANSWERS_PER_MONTH: '100' };
  for (let attempt = 1; attempt <= 3; attempt++) {
    const { answers } = await portsWith(one, limits);
    await answers?.(query);
  }
  expect(openai.asked).toHaveLength(6);
  const { answers } = await portsWith(one, limits, 'a2');
  await answers?.(query);
  expect(openai.asked).toHaveLength(9);
}, 30_000);

test('are not asked unless they are named', async () => {
  expect((await portsWith({})).answers).toBeUndefined();
  expect((await portsWith({ ANSWER_ENGINES: '', ANSWERS_PER_MONTH: '' })).answers).toBeUndefined();
});
