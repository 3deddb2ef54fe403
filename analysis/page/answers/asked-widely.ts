/** Selects the market's questions that a page is measured by. */
import type { MarketSerp } from '../../report/report.ts';
import { answerabilityRule } from './rule.ts';

const { minAskedShare, minDerivedShare, minAnswering } = answerabilityRule.values;

type Question = MarketSerp['questions'][number];

/** Returns the questions with their reach in the market (0..1), widest first. */
export function askedWidely(questions: readonly Question[]): { question: Question; reach: number }[] {
  return questions
    .flatMap((question) => {
      const shown = question.origin === 'paa' || question.origin === 'aio_fanout';
      const { rate = 0, k = 0 } = question.coverage ?? {};
      // A question that nobody asks counts only if most pages treat it. What a single page answers is that page's own
      // matter.
      const isShared = k >= minAnswering && rate >= (question.origin === 'derived' ? minDerivedShare : minAskedShare);
      const reach = shown ? Math.max(rate, minAskedShare) : rate;
      return shown || isShared ? [{ question, reach }] : [];
    })
    .sort((a, b) => b.reach - a.reach);
}
