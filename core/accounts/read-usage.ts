/** Reads how much of its monthly quota an account has used, and how many audits a key has launched this hour. */
import type { Caller } from './caller.ts';
import { type PlanName, type PlanOverrides, planFor, rateLimits } from './plans.ts';
import { hourScope, monthScope, secondsLeft, windowAt } from './windows.ts';

/** Reads usage counters. A missing counter counts as 0. */
export interface UsageReader {
  /** Returns the counts in the order of the scopes. */
  used(scopes: readonly string[]): Promise<number[]>;
  /** Returns what is used of a budget, and by which of its parts. */
  budget(scope: string): Promise<{ used: number; parts: Readonly<Record<string, number>> }>;
}

export interface AccountUsage {
  plan: PlanName;
  quota: { limit: number; used: number; remaining: number; resetsAt: Date };
  auditsHour: { limit: number; used: number; remaining: number; resetsAt: Date; resetSeconds: number };
}

/** Returns the caller's usage for this month and this hour, in one read. */
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
