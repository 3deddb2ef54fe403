/** Reads how much of its quota an account has used, and how many audits a key has launched this hour. */
import type { Caller } from './caller.ts';
import { type PlanName, type PlanOverrides, rateLimits } from './plans.ts';
import { quotaOf } from './quota.ts';
import { hourScope, secondsLeft, windowAt } from './windows.ts';

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

/** Returns the caller's usage of its quota and of this hour, in one read. */
export async function readUsage(
  caller: Caller,
  { usage, now, planOverrides }: { usage: UsageReader; now: () => Date; planOverrides: PlanOverrides },
): Promise<AccountUsage> {
  const time = now();
  const hour = windowAt('hour', time);
  const { limit, scope, window } = quotaOf(caller, time, planOverrides);
  const [hourUsed = 0, quotaUsed = 0] = await usage.used([hourScope(caller.keyId, hour), scope]);
  const perHour = rateLimits.auditsPerHour;
  return {
    plan: caller.plan,
    quota: { limit, used: quotaUsed, remaining: Math.max(0, limit - quotaUsed), resetsAt: window.endsAt },
    auditsHour: {
      limit: perHour,
      used: hourUsed,
      remaining: Math.max(0, perHour - hourUsed),
      resetsAt: hour.endsAt,
      resetSeconds: secondsLeft(hour, time),
    },
  };
}
