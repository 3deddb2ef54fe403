/** Writes the verdict: gates first, then subject fit, then the position in the market. */
import type * as z from 'zod';
import type { PageFit } from '../../market/subject-fit/measure.ts';
import type { Finding } from '../../report/gap/findings.ts';
import type { gapSchema } from '../../report/gap/gap.ts';
import { verdictRule } from './rule.ts';

const { minCompetitiveScore, minLeadingScore, minClearFit, maxStrayCoverage, minNearCoverage, minNearAnswers } =
  verdictRule.values;
const { maxReasons } = verdictRule.values;

type Verdict = z.infer<typeof gapSchema>['verdict'];

interface Component {
  id: string;
  value: number | null;
  market_p25: number | null;
}

/**
 * Whether a page is about something other than its market: by its subject fit or, if that is in doubt, because it
 * covers far fewer of the market's topics than even the weaker pages. A page that fits in part is about the market all
 * the same if it answers as many of its questions as the weaker pages do: "guide to choosing an EV" for "electric car
 * buying guide".
 * @param components of the page's scores
 */
export function isAboutSomethingElse(
  fit: Pick<PageFit, 'fit' | 'score'> | undefined,
  components: readonly Component[],
): boolean {
  if (fit === undefined) return false;
  if (fit.fit === 'off') return true;
  const covered = shareOfWeaker('topic_coverage', components);
  const answered = shareOfWeaker('question_answerability', components) ?? 0;
  if (fit.fit === 'near') return covered === null || covered < minNearCoverage || answered < minNearAnswers;
  return fit.score < minClearFit && covered !== null && covered < maxStrayCoverage;
}

/** The page's value as a share of the market's 25th percentile; null if one is unknown or the latter is 0. */
function shareOfWeaker(wanted: string, components: readonly Component[]): number | null {
  const { value = null, market_p25: weaker = null } = components.find(({ id }) => id === wanted) ?? {};
  return value === null || weaker === null || weaker === 0 ? null : value / weaker;
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
