/** Check: no sentence of the page answers the keyword, where most of the market's pages have one. */
import type { Quotation } from '../../languages/writer.ts';
import { defineCheck, failWith, undecided } from '../check.ts';
import { firstAnswer, isChoice } from '../opening.ts';
import { directAnswerMissingRule } from './rule.ts';

const { minShare, minSites, confidence } = directAnswerMissingRule.values;

export interface DirectAnswerParams {
  keyword: string;
  opening: string;
  k: number;
  n: number;
  example: Quotation;
}

export const directAnswerMissing = defineCheck({
  id: 'direct-answer-missing',
  category: 'answers',
  needs: ['signs', 'figures', 'page', 'page_type', 'keyword'],
  run: ({ signs: { own, market }, figures, page, page_type, keyword }) => {
    if (market.length < minSites) return undecided('too_few_pages');
    const having = market.flatMap((each) => {
      const answer = isChoice(page_type) ? each.first_pick : each.best_answer;
      return answer === null ? [] : [{ ...each, text: answer.text }];
    });
    const [first] = having;
    const share = having.length / market.length;
    const isAnswered = firstAnswer(own, page_type) !== null || figures.own.answer_offset_ratio !== null;
    if (isAnswered || first === undefined || share < minShare) return failWith<DirectAnswerParams>([]);
    return failWith([
      {
        params: {
          keyword: keyword.text,
          opening: own.first ?? '',
          k: having.length,
          n: market.length,
          example: { quote: first.text, domain: first.domain },
        },
        observed: { value: false, ev: [page.source_id] },
        expected: { value: true, basis: 'market', ev: having.map(({ source_id }) => source_id) },
        confidence,
        affects: [],
        size: 1,
        reach: share,
        json_pointer: '/gap/scores/components',
      },
    ]);
  },
});
