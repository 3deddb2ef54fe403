/** Reads how much of its monthly quota an account has used, and how many audits a key has launched this hour. */
import { answersBudget, budgetScope } from '../audits/shared-limits.ts';
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

/** What the answer engines were asked this month for all accounts, and how often they may be. */
export interface AnswersUsage {
  limit: number;
  used: number;
  remaining: number;
  resetsAt: Date;
  /** By the engine's name in the stage settings, the most asked first. */
  engines: { name: string; used: number }[];
}

/** Reads the month's use of answer engines; null without a budget, because then none is asked. */
export async function readAnswersUsage(
  limit: number | undefined,
  { usage, now }: { usage: Pick<UsageReader, 'budget'>; now: () => Date },
): Promise<AnswersUsage | null> {
  if (limit === undefined) return null;
  const time = now();
  const { used, parts } = await usage.budget(budgetScope(answersBudget, 'month', time));
  return {
    limit,
    used,
    remaining: Math.max(0, limit - used),
    resetsAt: windowAt('month', time).endsAt,
    engines: Object.entries(parts)
      .map(([name, count]) => ({ name, used: count }))
      .sort((a, b) => b.used - a.used || (a.name < b.name ? -1 : 1)),
  };
}
