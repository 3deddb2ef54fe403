/** Writes the verdict: gates first, then subject fit, then the position in the market. */
import type * as z from 'zod';
import type { PageFit } from '../../market/subject-fit/measure.ts';
import type { Finding } from '../../report/gap/findings.ts';
import type { gapSchema } from '../../report/gap/gap.ts';
import { verdictRule } from './rule.ts';

const { minCompetitiveScore, minLeadingScore, minClearFit, maxStrayCoverage, maxReasons } = verdictRule.values;

type Verdict = z.infer<typeof gapSchema>['verdict'];

/**
 * Whether a page is about something other than its market: by its subject fit or, if that is in doubt, because it
 * covers far fewer of the market's topics than even the weaker pages.
 */
export function isAboutSomethingElse(
  fit: Pick<PageFit, 'fit' | 'score'> | undefined,
  coverage: { value: number | null; market_p25: number | null } | undefined,
): boolean {
  if (fit === undefined) return false;
  if (fit.fit !== 'on') return true;
  const { value = null, market_p25: p25 = null } = coverage ?? {};
  return fit.score < minClearFit && value !== null && p25 !== null && value < maxStrayCoverage * p25;
}

/** Composes the verdict with the findings that weigh most in it. */
export function composeVerdict(
  { overall, isBlocked, offTopic }: { overall: number | null; isBlocked: boolean; offTopic: boolean },
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
  const state = overall >= minLeadingScore ? 'leading' : overall >= minCompetitiveScore ? 'competitive' : 'behind';
  return { state, reasons: reasons(({ severity }) => severity !== 'info') };
}
