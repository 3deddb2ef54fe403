/** Several engines at once: their order, their failures, and a budget that is never exceeded. */
import { expect, test } from '@jest/globals';
import { askEngines } from '../../../../adapters/serp/engines/ask-engines.ts';
import type { AskableEngine } from '../../../../adapters/serp/engines/engine.ts';
import { ProviderUnavailable } from '../../../../adapters/serp/providers/faults.ts';

const query = { keyword: 'desk', question: 'What is a desk?', language: 'en', country: 'FR' };
const now = () => new Date('2026-11-21T10:00:00.000Z');
const sample = {
  ...{ state: 'captured' as const, observed_at: now().toISOString(), text: 'A desk.', citations: [] },
  fan_out_queries: [],
};

function engineThat(name: string, ask: AskableEngine['ask'], takesCountry = true): AskableEngine {
  return { name, engine: 'chatgpt', fidelity: 'api', fanOut: 'observed', takesCountry, ask };
}

function port(engines: AskableEngine[], budget = Number.POSITIVE_INFINITY) {
  const failures: string[] = [];
  let left = budget;
  const answers = askEngines(engines, {
    ...{ samples: 3, timeMs: 1_000, now },
    mayAsk: async () => left-- > 0,
    failed: ({ message }) => failures.push(message),
  });
  return { answers, failures };
}

test('each engine is asked as often as wanted, with the same question', async () => {
  const asked: [string, number][] = [];
  const { answers } = port([
    engineThat('one', async ({ question }, timeMs) => {
      asked.push([question, timeMs]);
      return { sample, model: 'm1' };
    }),
    engineThat('two', async () => ({ sample }), false),
  ]);
  const [one, two] = await answers(query);
  expect(asked).toEqual(Array.from({ length: 3 }, () => ['What is a desk?', 1_000]));
  expect(one).toMatchObject({ provider: 'one', model: 'm1', region: { requested: 'FR', effective: 'FR' } });
  expect(two).toMatchObject({ provider: 'two', region: { requested: 'FR', effective: null } });
  expect(one?.samples).toHaveLength(3);
});

test('an engine that fails leaves the others as they are', async () => {
  let asked = 0;
  const { answers, failures } = port([
    engineThat('broken', async () => Promise.reject(new ProviderUnavailable('broken', 'out_of_credit', 402))),
    engineThat('flaky', async () => {
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
  const engine = engineThat('one', async () => {
    asked++;
    return { sample };
  });
  const { answers } = port([engine, engine], 4);
  const states = (await answers(query)).flatMap(({ samples }) => samples.map(({ state }) => state));
  expect([asked, states.filter((state) => state === 'captured').length, states.length]).toEqual([4, 4, 6]);
});

test('a mistake of ours is not taken for a fault of an engine', async () => {
  const { answers } = port([engineThat('one', async () => Promise.reject(new TypeError('ours')))]);
  await expect(answers(query)).rejects.toThrow('ours');
});
