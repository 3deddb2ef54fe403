/** Which of the market's questions a page is measured by. */
import type { MarketSerp } from '../../report/report.ts';
import { answerabilityRule } from './rule.ts';

const { minAskedShare, minDerivedShare, minAnswering } = answerabilityRule.values;

type Question = MarketSerp['questions'][number];

/** The questions with how much of the market they stand for, 0..1, the widest first. */
export function askedWidely(questions: readonly Question[]): { question: Question; reach: number }[] {
  return questions
    .flatMap((question) => {
      const shown = question.origin === 'paa' || question.origin === 'aio_fanout';
      const { rate = 0, k = 0 } = question.coverage ?? {};
      // What nobody asks counts where most pages treat it; what one page alone answers is its own.
      const isShared = k >= minAnswering && rate >= (question.origin === 'derived' ? minDerivedShare : minAskedShare);
      const reach = shown ? Math.max(rate, minAskedShare) : rate;
      return shown || isShared ? [{ question, reach }] : [];
    })
    .sort((a, b) => b.reach - a.reach);
}
