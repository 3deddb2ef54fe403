/** How an audit uses the limits that all workers share, and that it gets by without them. */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { maxFailures } from '../../../core/audits/shared-limits.ts';
import { logger } from '../../../functions/runtime/logger.ts';
import { limitsInUse } from '../../../functions/runtime/shared-limits.ts';
import { inMemorySharedLimits } from '../../in-memory/shared-limits.ts';

const now = () => new Date('2026-11-20T12:00:00.000Z');
let slept: number[];
const sleep = async (ms: number): Promise<void> => void slept.push(ms);
let warn: jest.SpiedFunction<typeof logger.warn>;
beforeEach(() => {
  slept = [];
  warn = jest.spyOn(logger, 'warn').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Two workers over the same limits. */
const workers = (searchesPerDay?: number) => {
  const limits = inMemorySharedLimits();
  return [1, 2].map(() => limitsInUse(limits, { now, sleep, searchesPerDay }));
};

describe('two workers', () => {
  test('keep the pace of a provider together', async () => {
    const wanted = { provider: 'serper', gapMs: 1_000, maxWaitMs: 2_500 };
    const turns: unknown[] = [];
    const [one, other] = workers();
    for (const worker of [one, other, one, other]) turns.push(await worker?.providerTurn?.(wanted));
    expect(slept).toEqual([1_000, 2_000]);
    expect(turns).toEqual([true, true, true, false]);
  });

  test('ask a host four times at once, then twice a second, and give up on a crowd', async () => {
    const [one, other] = workers();
    const turns: (boolean | undefined)[] = [];
    for (let asked = 0; asked < 50; asked++) turns.push(await (asked % 2 ? one : other)?.hostTurn?.('busy.example'));
    expect(slept.slice(0, 3)).toEqual([500, 1_000, 1_500]);
    expect(slept.at(-1)).toBe(20_000);
    expect(turns.filter(Boolean)).toHaveLength(4 + 40);
    expect(await one?.hostTurn?.('other.example')).toBe(true);
  });

  test('leave a broken provider alone, whichever of them it failed', async () => {
    const [one, other] = workers();
    for (let failures = 0; failures < maxFailures; failures++) await one?.health?.note('serper', 'failed');
    expect(await other?.health?.isBroken('serper')).toBe(true);
    await other?.health?.note('serper', 'worked');
    expect(await one?.health?.isBroken('serper')).toBe(false);
  });

  test("spend a day's searches together", async () => {
    const [one, other] = workers(2);
    expect([await one?.maySearch(), await other?.maySearch(), await one?.maySearch()]).toEqual([true, true, false]);
    const [free] = workers();
    for (let searches = 0; searches < 3; searches++) expect(await free?.maySearch()).toBe(true);
  });
});

test("200 audits at once never exceed the month's answers", async () => {
  const limits = inMemorySharedLimits();
  const audits = Array.from({ length: 200 }, (_, index) => ({
    ...limitsInUse(limits, { now, sleep, answersPerMonth: 100 }),
    audit: { auditId: `a${index}`, limit: 6, engine: 'openai' },
  }));
  const asked = await Promise.all(audits.flatMap(({ mayAsk, audit }) => [mayAsk(audit), mayAsk(audit), mayAsk(audit)]));
  expect(asked.filter(Boolean)).toHaveLength(100);
  const other = { auditId: 'other', limit: 6, engine: 'openai' };
  expect(await limitsInUse(undefined, { now, sleep, answersPerMonth: 100 }).mayAsk(other)).toBe(false);
  expect(await limitsInUse(limits, { now, sleep }).mayAsk(other)).toBe(false);
});

test('the attempts of an audit share its answers, and leave those of others alone', async () => {
  const limits = inMemorySharedLimits();
  const attempts = [1, 2, 3].map(() => limitsInUse(limits, { now, sleep, answersPerMonth: 100 }));
  const ask = (auditId: string) =>
    attempts.flatMap(({ mayAsk }) => ['openai', 'gemini'].map((engine) => mayAsk({ auditId, limit: 4, engine })));
  expect((await Promise.all(ask('one'))).filter(Boolean)).toHaveLength(4);
  expect((await Promise.all(ask('two'))).filter(Boolean)).toHaveLength(4);
});

test('limits that cannot be reached are no reason to fail', async () => {
  const refuse = () => Promise.reject(new Error('unreachable'));
  const limits = {
    turn: refuse,
    spend: refuse,
    giveBack: refuse,
    isBroken: refuse,
    noteFailed: refuse,
    noteWorked: refuse,
  };
  const inUse = limitsInUse(limits, { now, sleep, searchesPerDay: 1, answersPerMonth: 1 });
  const { providerTurn, hostTurn, health, maySearch, mayAsk } = inUse;
  expect(await providerTurn?.({ provider: 'serper', gapMs: 1, maxWaitMs: 0 })).toBe(true);
  expect(await hostTurn?.('a.example')).toBe(true);
  expect(await health?.isBroken('serper')).toBe(false);
  await health?.note('serper', 'failed');
  expect(await maySearch()).toBe(true);
  // Answers cost money: without the count, none is asked for.
  expect(await mayAsk({ auditId: 'a', limit: 6, engine: 'openai' })).toBe(false);
  expect(warn.mock.calls.map(([event]) => event)).toEqual(Array(6).fill('shared_limits_failed'));
});
