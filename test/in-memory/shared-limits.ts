/** Shared limits in memory. */
import { brokenMs, budgetScope, maxFailures, type SharedLimits } from '../../core/audits/shared-limits.ts';
import type { Database } from './database.ts';

/** @param budgets what is used of each, as a usage reader sees it */
export function inMemorySharedLimits(budgets: Database['budgets'] = new Map()): SharedLimits {
  const nextMs = new Map<string, number>();
  const broken = new Map<string, { failures: number; failedMs: number }>();
  return {
    async turn({ name, gapMs, burst, now, maxWaitMs }) {
      const nowMs = now.getTime();
      const next = Math.max(nowMs, nextMs.get(name) ?? 0);
      const waitMs = Math.max(0, next - burst * gapMs - nowMs);
      if (waitMs > maxWaitMs) return undefined;
      nextMs.set(name, next + gapMs);
      return waitMs;
    },
    async spend({ name, limit, period, now, units = 1, part }) {
      const scope = budgetScope(name, period, now);
      const { used, parts } = budgets.get(scope) ?? { used: 0, parts: {} };
      if (used + units > limit) return false;
      const ofPart = part === undefined ? {} : { [part]: (parts[part] ?? 0) + units };
      budgets.set(scope, { used: used + units, parts: { ...parts, ...ofPart } });
      return true;
    },
    async giveBack({ name, period, now, units }) {
      const scope = budgetScope(name, period, now);
      const { used, parts } = budgets.get(scope) ?? { used: 0, parts: {} };
      budgets.set(scope, { used: used - units, parts });
    },
    async isBroken(name, now) {
      const { failures, failedMs } = broken.get(name) ?? { failures: 0, failedMs: 0 };
      return failures >= maxFailures && now.getTime() < failedMs + brokenMs;
    },
    async noteFailed(name, now) {
      broken.set(name, { failures: (broken.get(name)?.failures ?? 0) + 1, failedMs: now.getTime() });
    },
    noteWorked: async (name) => void broken.delete(name),
  };
}
