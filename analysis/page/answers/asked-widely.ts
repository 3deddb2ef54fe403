/** Selects the market's questions that a page is measured by. */
import type { MarketSerp } from '../../report/report.ts';
import { answerabilityRule } from './rule.ts';

const { minAskedShare, minDerivedShare, minAnswering } = answerabilityRule.values;

type Question = MarketSerp['questions'][number];

/**
 * Returns the questions with their reach in the market (0..1), widest first.
 * @param without source id of a page of the market that does not count
 */
export function askedWidely(
  questions: readonly Question[],
  without: string | null = null,
): { question: Question; reach: number }[] {
  return questions
    .flatMap((question) => {
      const shown = question.origin === 'paa' || question.origin === 'aio_fanout';
      const { k: answering = 0, n = 0 } = question.coverage ?? {};
      const k = without !== null && question.ev.includes(without) ? answering - 1 : answering;
      // The share stays one of all pages: one page fewer must not make a question wide.
      const rate = k / Math.max(1, n);
      // A question that nobody asks counts only if most pages treat it. What a single page answers is that page's own
      // matter.
      const isShared = k >= minAnswering && rate >= (question.origin === 'derived' ? minDerivedShare : minAskedShare);
      const reach = shown ? Math.max(rate, minAskedShare) : rate;
      return shown || isShared ? [{ question, reach }] : [];
    })
    .sort((a, b) => b.reach - a.reach);
}
