/** Reads how much of the month's budget of answer engines is used, by which engine, and what that cost. */
import type { UsageReader } from '../accounts/read-usage.ts';
import { windowAt } from '../accounts/windows.ts';
import { answersBudget, answersCost, budgetScope, microsPerDollar } from './shared-limits.ts';

/** What the answer engines were asked this month for all accounts, and how often they may be. */
export interface AnswersUsage {
  limit: number;
  used: number;
  remaining: number;
  resetsAt: Date;
  /** What captured answers cost in US dollars; null if no price is known. */
  costUsd: number | null;
  /** By the engine's name in the stage settings, the most asked first. */
  engines: { name: string; used: number; costUsd: number | null }[];
}

/** Reads the month's use of answer engines; null without a budget, because then none is asked. */
export async function readAnswersUsage(
  limit: number | undefined,
  { usage, now }: { usage: Pick<UsageReader, 'budget'>; now: () => Date },
): Promise<AnswersUsage | null> {
  if (limit === undefined) return null;
  const time = now();
  const [{ used, parts }, cost] = await Promise.all([
    usage.budget(budgetScope(answersBudget, 'month', time)),
    usage.budget(budgetScope(answersCost, 'month', time)),
  ]);
  const dollars = (micros: number | undefined): number | null => (micros ? micros / microsPerDollar : null);
  return {
    limit,
    used,
    remaining: Math.max(0, limit - used),
    resetsAt: windowAt('month', time).endsAt,
    costUsd: dollars(cost.used),
    engines: Object.entries(parts)
      .map(([name, count]) => ({ name, used: count, costUsd: dollars(cost.parts[name]) }))
      .sort((a, b) => b.used - a.used || (a.name < b.name ? -1 : 1)),
  };
}
