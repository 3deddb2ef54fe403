/** Reads how much of the month's budget of answer engines is used, and by which engine. */
import type { UsageReader } from '../accounts/read-usage.ts';
import { windowAt } from '../accounts/windows.ts';
import { answersBudget, budgetScope } from './shared-limits.ts';

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
