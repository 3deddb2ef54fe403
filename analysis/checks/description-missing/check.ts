/** Check: the page has no meta description, but most market pages do. */

import type { Quotation } from '../../languages/writer.ts';
import { defineRule } from '../../rules/rule.ts';
import { choices, offers, readable, texts } from '../applicability.ts';
import { defineCheck, failWith, undecided } from '../check.ts';

export const descriptionMissingRule = defineRule({
  id: 'description_missing',
  version: 2,
  name: 'The page has no meta description, most pages of the market have one',
  constants: {
    minShare: { value: 0.5, unit: 'share of pages', reason: 'below half of the pages it is not what the market does' },
    minSites: { value: 2, unit: 'sites', reason: 'what one site does is its own choice' },
    confidence: { value: 0.9, unit: 'probability', reason: 'the markup says it or does not' },
  },
  knownLimits: ['Search engines often write a description of their own.'],
});

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
  // Nobody writes descriptions for the threads of a forum.
  appliesTo: readable(...texts, ...choices, ...offers, 'category', 'hub', 'tool'),
  weight: { severity: 'info', effort: 'S', metric: 'relevance', practice: null },
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
