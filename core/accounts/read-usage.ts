/** What an account has used of its quota, and a key of its audits an hour. */
import type { Caller } from './caller.ts';
import { type PlanName, type PlanOverrides, planFor, rateLimits } from './plans.ts';
import { hourScope, monthScope, secondsLeft, windowAt } from './windows.ts';

/** Where counters are read; a counter that is not there has counted nothing. */
export interface UsageReader {
  /** The counts of the scopes, in their order. */
  used(scopes: readonly string[]): Promise<number[]>;
}

export interface AccountUsage {
  plan: PlanName;
  quota: { limit: number; used: number; remaining: number; resetsAt: Date };
  auditsHour: { limit: number; used: number; remaining: number; resetsAt: Date; resetSeconds: number };
}

/** The caller's usage of this month and this hour, in one read. */
export async function readUsage(
  caller: Caller,
  { usage, now, planOverrides }: { usage: UsageReader; now: () => Date; planOverrides: PlanOverrides },
): Promise<AccountUsage> {
  const time = now();
  const hour = windowAt('hour', time);
  const month = windowAt('month', time);
  const [hourUsed = 0, monthUsed = 0] = await usage.used([
    hourScope(caller.keyId, hour),
    monthScope(caller.accountId, month),
  ]);
  const quota = planFor(caller.plan, planOverrides).monthlyAudits;
  const perHour = rateLimits.auditsPerHour;
  return {
    plan: caller.plan,
    quota: { limit: quota, used: monthUsed, remaining: Math.max(0, quota - monthUsed), resetsAt: month.endsAt },
    auditsHour: {
      limit: perHour,
      used: hourUsed,
      remaining: Math.max(0, perHour - hourUsed),
      resetsAt: hour.endsAt,
      resetSeconds: secondsLeft(hour, time),
    },
  };
}
