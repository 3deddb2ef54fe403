/** Check: the page has no description for results pages, where those of the market have one. */
import type { Quotation } from '../../languages/writer.ts';
import { defineCheck, failWith, undecided } from '../check.ts';
import { descriptionMissingRule } from './rule.ts';

const { minShare, minSites, confidence } = descriptionMissingRule.values;

export interface DescriptionParams {
  keyword: string;
  k: number;
  n: number;
  example: Quotation;
}

export const descriptionMissing = defineCheck({
  id: 'description-missing',
  category: 'relevance',
  needs: ['signs', 'page', 'keyword'],
  run: ({ signs: { own, market }, page, keyword }) => {
    if (market.length < minSites) return undecided('too_few_pages');
    const having = market.filter(({ description }) => description !== null);
    const [first] = having;
    const share = having.length / market.length;
    if (own.description !== null || first === undefined || share < minShare) return failWith<DescriptionParams>([]);
    return failWith([
      {
        params: {
          keyword: keyword.text,
          k: having.length,
          n: market.length,
          example: { quote: first.description ?? '', domain: first.domain },
        },
        observed: { value: null, ev: [page.source_id] },
        expected: { value: true, basis: 'market', ev: having.map(({ source_id }) => source_id) },
        confidence,
        affects: [],
        size: 1,
        reach: share,
        json_pointer: '/page/identity/description',
      },
    ]);
  },
});
