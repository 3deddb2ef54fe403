/** The budgets of a language model that all workers share: which month they belong to, and which attempt may spend. */
import { expect, test } from '@jest/globals';
import { budgetScope } from '../../../core/audits/shared-limits.ts';
import { inOneAttempt, modelBudgets, monthBudget } from '../../../functions/runtime/model-port.ts';
import { limitsInUse } from '../../../functions/runtime/shared-limits.ts';
import { inMemorySharedLimits } from '../../in-memory/shared-limits.ts';

const spending = { tokens: 100, microUsd: 300 };

function world(maxTokensPerMonth = 1_000) {
  let at = new Date('2026-11-30T23:59:50Z');
  const counters: NonNullable<Parameters<typeof inMemorySharedLimits>[0]> = new Map();
  const now = (): Date => at;
  const limits = limitsInUse(inMemorySharedLimits(counters), { now, sleep: async () => {} });
  const budgets = { ...limits, now };
  const used = (name: keyof typeof modelBudgets, month: string) =>
    counters.get(budgetScope(modelBudgets[name], 'month', new Date(`${month}-10`)))?.used;
  const month = monthBudget({ maxTokensPerMonth, maxUsdPerMonth: 0.001 }, budgets);
  const passTo = (time: string): void => {
    at = new Date(time);
  };
  return { month, budgets, used, passTo };
}

test('what is given back goes to the month that it was taken from', async () => {
  const { month, used, passTo } = world();
  const giveBack = await month.reserve(spending);
  passTo('2026-12-01T00:00:10Z');
  await giveBack?.({ tokens: 60, microUsd: 200 });
  expect([used('tokens', '2026-11'), used('microUsd', '2026-11')]).toEqual([40, 100]);
  expect(used('tokens', '2026-12')).toBeUndefined();
});

test('tokens are given back if the money is spent', async () => {
  const { month, used } = world();
  for (let audit = 0; audit < 3; audit++) expect(await month.reserve(spending)).not.toBeNull();
  expect(await month.reserve(spending)).toBeNull();
  expect([used('tokens', '2026-11'), used('microUsd', '2026-11')]).toEqual([300, 900]);
});

test('one attempt of an audit may spend, for all of its tasks', async () => {
  const { month, budgets } = world();
  const free = { tokens: 10, microUsd: 0 };
  const first = inOneAttempt('a', month, budgets);
  const attempts = [first, first, inOneAttempt('a', month, budgets), inOneAttempt('b', month, budgets)];
  const reserved = await Promise.all(attempts.map((attempt) => attempt.reserve(free)));
  expect(reserved.map((giveBack) => giveBack !== null)).toEqual([true, true, false, true]);
});
