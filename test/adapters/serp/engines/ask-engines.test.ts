/** Several engines at once: their order, their failures, and a budget that is never exceeded. */
import { expect, test } from '@jest/globals';
import { askEngines } from '../../../../adapters/serp/engines/ask-engines.ts';
import type { AskableEngine } from '../../../../adapters/serp/engines/engine.ts';
import type { EngineName } from '../../../../adapters/serp/engines/engine-names.ts';
import { ProviderUnavailable } from '../../../../adapters/serp/providers/faults.ts';

const query = { keyword: 'desk', question: 'What is a desk?', language: 'en', country: 'FR' };
const now = () => new Date('2026-11-21T10:00:00.000Z');
const sample = {
  ...{ state: 'captured' as const, observed_at: now().toISOString(), text: 'A desk.', citations: [] },
  fan_out_queries: [],
};

function engineThat(name: EngineName, ask: AskableEngine['ask'], takesCountry = true): AskableEngine {
  return { name, fanOut: 'observed', takesCountry, ask };
}

function port(engines: AskableEngine[], budget = Number.POSITIVE_INFINITY) {
  const failures: string[] = [];
  const costs: [string, number][] = [];
  let left = budget;
  const answers = askEngines(engines, {
    ...{ samples: 3, timeMs: 1_000, now },
    mayAsk: async () => left-- > 0,
    noteCost: async (...cost) => void costs.push(cost),
    failed: ({ message }) => failures.push(message),
  });
  return { answers, failures, costs };
}

test('each engine is asked as often as wanted, with the same question', async () => {
  const asked: [string, number][] = [];
  const { answers } = port([
    engineThat('openai', async ({ question }, timeMs) => {
      asked.push([question, timeMs]);
      return { sample, model: 'm1' };
    }),
    engineThat('serpapi_copilot', async () => ({ sample }), false),
  ]);
  const [one, two] = await answers(query);
  expect(asked).toEqual(Array.from({ length: 3 }, () => ['What is a desk?', 1_000]));
  expect(one).toMatchObject({
    ...{ engine: 'chatgpt', fidelity: 'api', provider: 'openai', model: 'm1' },
    region: { requested: 'FR', effective: 'FR' },
  });
  expect(two).toMatchObject({
    ...{ engine: 'copilot', fidelity: 'consumer_ui', provider: 'serpapi_copilot' },
    region: { requested: 'FR', effective: null },
  });
  expect(one?.samples).toHaveLength(3);
});

test('an engine that fails leaves the others as they are', async () => {
  let asked = 0;
  const { answers, failures } = port([
    engineThat('gemini', async () => Promise.reject(new ProviderUnavailable('broken', 'out_of_credit', 402))),
    engineThat('anthropic', async () => {
      if (asked++ === 1) throw new ProviderUnavailable('flaky', 'rate_limited');
      return { sample };
    }),
  ]);
  const found = await answers(query);
  expect(found.map(({ samples }) => samples.map(({ state }) => state))).toEqual([
    ['not_captured', 'not_captured', 'not_captured'],
    ['captured', 'not_captured', 'captured'],
  ]);
  expect(failures.toSorted()).toEqual([...Array(3).fill('broken: out_of_credit (402)'), 'flaky: rate_limited']);
});

test('without budget nobody is asked', async () => {
  let asked = 0;
  const engine = engineThat('openai', async () => {
    asked++;
    return { sample };
  });
  const { answers } = port([engine, engine], 4);
  const states = (await answers(query)).flatMap(({ samples }) => samples.map(({ state }) => state));
  expect([asked, states.filter((state) => state === 'captured').length, states.length]).toEqual([4, 4, 6]);
});

test('the price of each answer is told, the service’s own before the one of a list', async () => {
  const call = { endpoint: '/x', latency_ms: 5, attempts: 1, cached: false };
  const pricedAt = (price: object) => async () => ({ sample: { ...sample, call: { ...call, ...price } } });
  const { answers, costs } = port([
    engineThat('openai', pricedAt({ list_price_usd: 0.02 })),
    engineThat('perplexity', pricedAt({ cost_usd: 0.006, list_price_usd: 0.5 })),
    engineThat('gemini', pricedAt({})),
    engineThat('anthropic', async () => Promise.reject(new ProviderUnavailable('broken', 'out_of_credit', 402))),
  ]);
  await answers(query);
  expect(costs.toSorted()).toEqual([...Array(3).fill(['openai', 0.02]), ...Array(3).fill(['perplexity', 0.006])]);
});

test('a mistake of ours is not taken for a fault of an engine', async () => {
  const { answers } = port([engineThat('openai', async () => Promise.reject(new TypeError('ours')))]);
  await expect(answers(query)).rejects.toThrow('ours');
});
