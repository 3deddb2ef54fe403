/**
 * 1,000 audits with a language model that is slow, down, garbage, throttled or too dear: none is lost, none spends too
 * much.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { analyze, gapReportSchema, type LanguageModel } from '../../analysis/index.ts';
import { leaseMs } from '../../core/audits/leases.ts';
import { budgetScope } from '../../core/audits/shared-limits.ts';
import { deskWeb, engine, orderOf, portsOver } from '../analysis/small-web.ts';
import { inMemorySharedLimits } from '../in-memory/shared-limits.ts';
import { digestAtOnce } from './digest.ts';
import { brokenModelBudgets } from './invariants.ts';
import { askAll, openFaultyModel } from './model-faults.ts';
import { seededRandom } from './random.ts';
import { openSimulation } from './simulation.ts';

let restore: () => void;
beforeAll(() => {
  restore = digestAtOnce();
});
afterAll(() => restore());

const start = new Date('2026-11-15T00:00:00Z');

/** Gives `count` audits that begin one after another to `work`, each with the faulty model. */
async function underFaults(
  { seed, count }: { seed: number; count: number },
  work: (model: LanguageModel, renew: () => Promise<void>, audit: number) => Promise<void>,
) {
  const sim = openSimulation(start);
  const outcomes = new Map<string, number>();
  const budgets: NonNullable<Parameters<typeof inMemorySharedLimits>[0]> = new Map();
  const counted = (name: string): void => void outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
  const random = seededRandom(seed);
  const model = openFaultyModel({ sim, random, limits: inMemorySharedLimits(budgets), count, counted });
  const longest = { withoutRenewal: 0, audit: 0 };
  const errors: unknown[] = [];
  let ended = 0;
  for (let audit = 0; audit < count; audit++) {
    sim.start({
      kind: 'audit',
      inMs: audit * 10_000,
      work: async () => {
        const beganMs = sim.nowMs();
        let renewedMs = beganMs;
        const renew = async (): Promise<void> => {
          longest.withoutRenewal = Math.max(longest.withoutRenewal, sim.nowMs() - renewedMs);
          renewedMs = sim.nowMs();
        };
        await work(model.port(`audit ${audit}`), renew, audit);
        await renew();
        longest.audit = Math.max(longest.audit, sim.nowMs() - beganMs);
      },
      ended: (end) => {
        if (end.how === 'done') ended++;
        else errors.push(end);
      },
    });
  }
  await sim.run();
  const usage = new Map([...budgets].map(([scope, { used }]) => [scope, used]));
  return { outcomes, longest, errors, ended, usage, broken: brokenModelBudgets({ usage }, model), model };
}

test('their tasks end within the lease and the budgets of audit and month', async () => {
  const { outcomes, longest, errors, ended, usage, broken, model } = await underFaults(
    { seed: 7, count: 1_000 },
    (port, renew, audit) => askAll(port, `audit ${audit}`, renew),
  );
  expect(errors).toEqual([]);
  expect(ended).toBe(1_000);
  expect(broken).toEqual([]);
  // Nothing was lost on the way, so that the counters are exact.
  for (const { name, spent } of model.spending()) expect(usage.get(budgetScope(name, 'month', start))).toBe(spent);
  expect(longest.withoutRenewal).toBeGreaterThan(20_000);
  expect(longest.withoutRenewal).toBeLessThan(leaseMs - 15_000);
  expect(longest.audit).toBeLessThanOrEqual(50_000);
  expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(5_000);
  for (const each of ['answered', 'timeout', 'unavailable', 'unreadable', 'budget_spent']) {
    expect(outcomes.get(`model ${each}`) ?? 0).toBeGreaterThan(20);
  }
});

test('whole audits complete, by the rules where the model fails, renew their lease between tasks, and say why', async () => {
  const web = deskWeb(3);
  const faults = new Set<string | undefined>();
  const { errors, ended, broken, longest } = await underFaults(
    { seed: 11, count: 12 },
    async (languageModel, renew) => {
      const order = orderOf({ audit_type: 'gap', user_url: Object.keys(web)[0] ?? '' });
      const outcome = await analyze(order, { ...portsOver(web), languageModel }, { engine, onProgress: renew });
      if (outcome.outcome !== 'report') throw new Error(outcome.detail);
      const tasks = gapReportSchema.parse(outcome.report).metadata.language_model?.tasks ?? [];
      expect(tasks.length).toBeGreaterThan(3);
      for (const { result, fault } of tasks) {
        expect(result).toBe('rules');
        faults.add(fault);
      }
    },
  );
  expect(errors).toEqual([]);
  expect(ended).toBe(12);
  expect(broken).toEqual([]);
  expect(faults.size).toBeGreaterThan(2);
  expect(longest.withoutRenewal).toBeGreaterThan(20_000);
  expect(longest.withoutRenewal).toBeLessThan(leaseMs - 15_000);
});
