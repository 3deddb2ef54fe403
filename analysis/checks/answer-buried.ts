/** Check: the direct answer to the keyword comes late, later than the market's. */
import { defineCheck, failWith, notApplicable } from './check.ts';
import { marketQuantile } from './competitors.ts';

/** Of the text: 44 % of citations were found in the first 30 % (Indig 2026, observed without controls). */
const early = 0.3;

export const answerBuried = defineCheck({
  id: 'answer-buried',
  category: 'answers',
  needs: ['figures', 'page', 'keyword'],
  run: ({ figures, page, keyword }) => {
    const at = figures.own.answer_offset_ratio;
    if (at === null) return notApplicable('no_direct_answer');
    const median = marketQuantile(figures.market, ({ answer_offset_ratio }) => answer_offset_ratio, 0.5);
    const expected = median === null ? early : Math.max(early, median.at);
    if (at <= expected) return failWith<{ keyword: string; at: number; median: number | null }>([]);
    return failWith([
      {
        params: { keyword: keyword.text, at, median: median?.at ?? null },
        observed: { value: at, ev: [page.source_id] },
        expected: { value: expected, basis: 'evidence', ev: median?.ev ?? [] },
        confidence: 0.6,
        affects: [],
        size: Math.min(1, at - expected),
        reach: 1,
        json_pointer: '/gap/scores/components',
      },
    ]);
  },
});
