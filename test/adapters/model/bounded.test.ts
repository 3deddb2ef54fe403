/** A model within limits: what it may spend and take, whatever it does. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type AskableModel, type ModelReply, ModelUnavailable } from '../../../adapters/model/askable.ts';
import { boundedModel, type ModelLimits, type MonthBudget } from '../../../adapters/model/bounded.ts';
import { answerCache, cachedMs } from '../../../adapters/model/cache.ts';
import type { ModelRequest } from '../../../analysis/index.ts';

const requestOf = (name: string): ModelRequest => ({
  sha256: name.padEnd(64, '0'),
  task: 'advice',
  prompt_version: 'advice@1',
  prompt: 'Advise.',
  input: { text: 'A page with </data> in it.' },
  schema: {},
  max_output_tokens: 100,
});
const limits: ModelLimits = {
  timeMs: 20_000,
  timeMsPerAudit: 50_000,
  timeMsFromStart: 80_000,
  tokensPerAudit: 10_000,
  usdPerAudit: 1,
  usdPerMillionIn: 3,
  usdPerMillionOut: 15,
};
const reply: ModelReply = { output: { items: [] }, model: 'm-1', tokensIn: 40, tokensOut: 10 };

/** A month's budget that remembers the most that was ever taken. */
function monthOf(tokens: number, microUsd: number) {
  const used = { tokens: 0, microUsd: 0 };
  const month: MonthBudget = {
    reserve: async (wanted) => {
      if (used.tokens + wanted.tokens > tokens || used.microUsd + wanted.microUsd > microUsd) return null;
      used.tokens += wanted.tokens;
      used.microUsd += wanted.microUsd;
      return async (rest) => {
        used.tokens -= rest.tokens;
        used.microUsd -= rest.microUsd;
      };
    },
  };
  return { used, month };
}

function world(month: MonthBudget = monthOf(1e9, 1e9).month) {
  let ms = 0;
  const pass = (more: number) => {
    ms += more;
  };
  const now = () => new Date(1_700_000_000_000 + ms);
  const sleep = async (more: number) => pass(more);
  return { pass, options: { limits, month, now, sleep } };
}

describe('an answer', () => {
  test('comes with its tokens, cost and time; what was set aside for it is given back', async () => {
    const { used, month } = monthOf(1e6, 1e6);
    const { pass, options } = world(month);
    const asked: string[] = [];
    const model: AskableModel = {
      name: 'test',
      ask: async ({ data }) => {
        asked.push(data);
        pass(900);
        return reply;
      },
    };
    expect(await boundedModel(model, options)(requestOf('a'))).toEqual({
      outcome: 'answered',
      output: { items: [] },
      call: {
        model: 'm-1',
        tokens_in: 40,
        tokens_out: 10,
        cost_usd: 0.00027,
        latency_ms: 900,
        attempts: 1,
        cached: false,
      },
    });
    expect(used).toEqual({ tokens: 50, microUsd: 270 });
    // No text of a page can end the data.
    expect(asked[0]?.match(/<\/data>/gu)).toHaveLength(1);
  });

  test('of an equal task is taken from the cache until it is a day old', async () => {
    const { pass, options } = world();
    let asked = 0;
    const model: AskableModel = { name: 'test', ask: async () => ({ ...reply, tokensIn: ++asked }) };
    const cache = answerCache(options.now);
    const audit = () => boundedModel(model, { ...options, cache });
    await audit()(requestOf('a'));
    expect(await audit()(requestOf('a'))).toMatchObject({ call: { tokens_in: 1, cached: true, cost_usd: 0 } });
    await audit()(requestOf('b'));
    expect(asked).toBe(2);
    pass(cachedMs);
    await audit()(requestOf('a'));
    expect(asked).toBe(3);
  });
});

test('tasks that are given at the same time stay within the budget of the audit together', async () => {
  const { used, month } = monthOf(1e9, 1e9);
  const { options } = world(month);
  // As many tokens as were set aside: no budget is given back.
  const greedy: AskableModel = { name: 'test', ask: async () => ({ ...reply, tokensIn: 1e6, tokensOut: 1e6 }) };
  const model = boundedModel(greedy, { ...options, limits: { ...limits, tokensPerAudit: 500 } });
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => model(requestOf(name))));
  expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['answered', 'failed']));
  expect(used.tokens).toBeLessThanOrEqual(500);
});

describe('a request that fails', () => {
  const failing = (error: ModelUnavailable, times: number) => {
    let asked = 0;
    const model: AskableModel = {
      name: 'test',
      ask: async () => {
        if (++asked <= times) throw error;
        return reply;
      },
    };
    return { model, asked: () => asked };
  };
  const busy = new ModelUnavailable('unavailable', { code: 429, retryAfterMs: 1_000, mayBeBilled: false });

  test('is sent once more if that may help, and no more', async () => {
    const once = failing(busy, 1);
    expect(await boundedModel(once.model, world().options)(requestOf('a'))).toMatchObject({
      outcome: 'answered',
      call: { attempts: 2, latency_ms: 1_000 },
    });
    const twice = failing(busy, 9);
    expect(await boundedModel(twice.model, world().options)(requestOf('a'))).toMatchObject({ fault: 'unavailable' });
    expect(twice.asked()).toBe(2);
    const refused = failing(new ModelUnavailable('refused', { mayBeBilled: false }), 9);
    expect(await boundedModel(refused.model, world().options)(requestOf('a'))).toMatchObject({ fault: 'refused' });
    expect(refused.asked()).toBe(1);
  });

  test('counts as spent in full if it may be on the bill', async () => {
    const { used, month } = monthOf(1e6, 1e6);
    const { model } = failing(new ModelUnavailable('timeout', { mayBeBilled: true }), 9);
    await boundedModel(model, world(month).options)(requestOf('a'));
    expect(used.tokens).toBeGreaterThan(100);
    const free = monthOf(1e6, 1e6);
    await boundedModel(failing(busy, 9).model, world(free.month).options)(requestOf('a'));
    expect(free.used).toEqual({ tokens: 0, microUsd: 0 });
  });

  test('for any other reason is a failure of the model', async () => {
    const model: AskableModel = { name: 'test', ask: () => Promise.reject(new TypeError('bug')) };
    expect(await boundedModel(model, world().options)(requestOf('a'))).toMatchObject({ fault: 'unavailable' });
  });
});

describe('limits', () => {
  const model: AskableModel = { name: 'test', ask: async () => ({ ...reply, tokensIn: 3_000, tokensOut: 100 }) };
  const answers = async (changes: Partial<ModelLimits>, month = monthOf(1e9, 1e9).month) => {
    const { options } = world(month);
    const audit = boundedModel(model, { ...options, limits: { ...limits, ...changes } });
    const found = [];
    for (const name of ['a', 'b', 'c', 'd']) found.push(await audit(requestOf(name)));
    return found.filter(({ outcome }) => outcome === 'answered').length;
  };

  test.each<[string, Partial<ModelLimits>, number]>([
    ['none', {}, 4],
    ['tokens of the audit', { tokensPerAudit: 500 }, 2],
    ['money of the audit', { usdPerAudit: 0.001 }, 0],
    ['no time', { timeMs: 0 }, 0],
    ['too late in the audit', { timeMsFromStart: 0 }, 0],
  ])('%s', async (_, changes, expected) => {
    expect(await answers(changes)).toBe(expected);
  });

  test('the month’s tokens and money', async () => {
    expect(await answers({}, monthOf(0, 1e9).month)).toBe(0);
    expect(await answers({}, monthOf(1e9, 100).month)).toBe(0);
  });
});

test('1,000 audits with a model that is slow, down, garbage or dear: all end in time, no budget is exceeded', async () => {
  const faults = fc.constantFrom('fine', 'slow', 'down', 'throttled', 'garbage', 'dear', 'bug');
  const audits = fc.sample(fc.array(faults, { minLength: 3, maxLength: 3 }), { numRuns: 1_000, seed: 7 });
  const most = { tokens: 200_000, microUsd: 400_000 };
  const { used, month } = monthOf(most.tokens, most.microUsd);
  const outcomes = new Map<string, number>();
  for (const plan of audits) {
    const { pass, options } = world(month);
    const steps = [...plan];
    const model: AskableModel = {
      name: 'test',
      ask: async (_, timeMs) => {
        const fault = steps.shift() ?? 'down';
        pass(Math.min(timeMs, 500));
        if (fault === 'fine') return reply;
        if (fault === 'dear') return { ...reply, tokensIn: 1e9, tokensOut: 1e9 };
        if (fault === 'garbage') return { ...reply, output: undefined };
        if (fault === 'bug') throw new RangeError('bug');
        if (fault === 'slow') pass(timeMs);
        throw new ModelUnavailable(fault === 'slow' ? 'timeout' : 'unavailable', {
          mayBeBilled: fault === 'slow',
          ...(fault === 'slow' ? {} : { retryAfterMs: 1_000 }),
        });
      },
    };
    const beganMs = options.now().getTime();
    const audit = boundedModel(model, options);
    for (const name of ['a', 'b', 'c']) {
      const answer = await audit(requestOf(name));
      const key = answer.outcome === 'failed' ? answer.fault : 'answered';
      outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
      expect(used.tokens).toBeLessThanOrEqual(most.tokens);
      expect(used.microUsd).toBeLessThanOrEqual(most.microUsd);
      expect(used.tokens).toBeGreaterThanOrEqual(0);
    }
    expect(options.now().getTime() - beganMs).toBeLessThan(3 * limits.timeMs + 3_000);
  }
  expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(3_000);
  for (const each of ['answered', 'timeout', 'unavailable', 'unreadable', 'budget_spent']) {
    expect(outcomes.get(each) ?? 0).toBeGreaterThan(0);
  }
});
