/** Shared limits in memory. */
import { brokenMs, maxFailures, periodOf, type SharedLimits } from '../../core/audits/shared-limits.ts';

export function inMemorySharedLimits(): SharedLimits {
  const nextMs = new Map<string, number>();
  const used = new Map<string, number>();
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
    async spend({ name, limit, period, now, units = 1 }) {
      const day = `${name} ${periodOf(period, now)}`;
      const spent = used.get(day) ?? 0;
      if (spent + units > limit) return false;
      used.set(day, spent + units);
      return true;
    },
    async giveBack({ name, period, now, units }) {
      const day = `${name} ${periodOf(period, now)}`;
      used.set(day, (used.get(day) ?? 0) - units);
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
