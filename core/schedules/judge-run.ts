/** What came of a run: the figures of its report, and what changed since the run before. */
import { changesOf, compareReports, figuresOf, isComparable, type Report } from '../../analysis/index.ts';
import type { ScheduleRun } from './schedule.ts';

export type Judged = Pick<ScheduleRun, 'figures' | 'compared_with' | 'rules_changed' | 'changes'>;

/**
 * @param outputJson the report
 * @param before the report of the last completed run before, and its audit; undefined if there is none any more
 */
export function judgeRun(outputJson: string, before?: { auditId: string; outputJson: string }): Judged {
  const report = reportOf(outputJson);
  const figures = figuresOf(report);
  const earlier = before && reportOf(before.outputJson);
  if (before === undefined || earlier === undefined || !isComparable(earlier, report)) return { figures };
  const comparison = compareReports(earlier, report);
  return {
    figures,
    compared_with: before.auditId,
    rules_changed: comparison.changed.rules,
    changes: changesOf(comparison),
  };
}

/** Our worker wrote it, validated by the schema. */
function reportOf(outputJson: string): Report {
  return JSON.parse(outputJson);
}
