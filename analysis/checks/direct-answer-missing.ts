/** Check: no passage answers the keyword itself, where most of the market's pages have one. */
import { defineCheck, failWith, undecided } from './check.ts';
import { competitorsWith } from './competitors.ts';

const most = 0.5;

export const directAnswerMissing = defineCheck({
  id: 'direct-answer-missing',
  category: 'answers',
  needs: ['figures', 'page', 'keyword'],
  run: ({ figures, page, keyword }) => {
    const others = competitorsWith(figures.market, ({ answer_offset_ratio }) => answer_offset_ratio !== null);
    if (others === null) return undecided('too_few_pages');
    if (figures.own.answer_offset_ratio !== null || others.share < most) {
      return failWith<{ keyword: string; k: number; n: number }>([]);
    }
    return failWith([
      {
        params: { keyword: keyword.text, k: others.k, n: others.n },
        observed: { value: false, ev: [page.source_id] },
        expected: { value: true, basis: 'market', ev: others.ev },
        confidence: 0.6,
        affects: [],
        size: 1,
        reach: others.share,
        json_pointer: '/gap/scores/components',
      },
    ]);
  },
});
