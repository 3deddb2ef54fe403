/** Writes the verdict: gates first, then subject fit, then the position in the market. */
import type * as z from 'zod';
import { placeAmong } from '../../languages/say.ts';
import type { PageFit } from '../../market/subject-fit/measure.ts';
import type { Finding } from '../../report/gap/findings.ts';
import type { gapSchema } from '../../report/gap/gap.ts';
import { verdictRule } from './rule.ts';

const { minCompetitiveScore, minLeadingScore, maxReasons } = verdictRule.values;

/** What decides on the verdict. `percentiles` are of the parts of the score that are known. */
export interface PlacedPage {
  overall: number | null;
  percentiles: readonly number[];
  isBlocked: boolean;
  offTopic: boolean;
}

type Verdict = z.infer<typeof gapSchema>['verdict'];

/** Whether a page is about something other than the keyword: the verdict that it gets as a result of the market. */
export function isAboutSomethingElse(fit: Pick<PageFit, 'fit'> | undefined): boolean {
  return fit !== undefined && fit.fit !== 'on';
}

/**
 * Composes the verdict with the findings that weigh most in it. A page is behind only where a part of its score is behind
 * most pages, so that the table of scores shows why.
 */
export function composeVerdict(
  { overall, percentiles, isBlocked, offTopic }: PlacedPage,
  findings: readonly Finding[],
): Verdict {
  const reasons = (wanted: (finding: Finding) => boolean) =>
    findings
      .filter(wanted)
      .slice(0, maxReasons)
      .map(({ id }) => id);
  if (isBlocked) return { state: 'blocked', reasons: reasons(({ severity }) => severity === 'blocker') };
  if (offTopic)
    return {
      state: 'off_topic',
      reasons: reasons(({ category }) => category === 'relevance' || category === 'coverage'),
    };
  if (overall === null) return { state: 'unknown', reasons: [] };
  const isBehind = overall < minCompetitiveScore && percentiles.some((each) => placeAmong(each) === 'behind');
  const state = overall >= minLeadingScore ? 'leading' : isBehind ? 'behind' : 'competitive';
  return { state, reasons: reasons(({ severity }) => severity !== 'info') };
}
