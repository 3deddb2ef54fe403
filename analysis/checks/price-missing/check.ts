/** Check: pages of the market name a price, and this one does not. */
import type { Quotation } from '../../languages/writer.ts';
import { defineCheck, failWith, undecided } from '../check.ts';
import { priceMissingRule } from './rule.ts';

const { minShare, minShareOfOffers, minSites, confidence } = priceMissingRule.values;

/** Who sells one thing is asked for its price first. */
const offers: readonly string[] = ['product', 'service', 'local_service', 'home', 'category'];

export interface PriceParams {
  k: number;
  n: number;
  example: Quotation;
}

export const priceMissing = defineCheck({
  id: 'price-missing',
  category: 'facts',
  needs: ['signs', 'figures', 'page', 'page_type'],
  run: ({ signs: { own, market }, figures, page, page_type }) => {
    if (market.length < minSites || figures.own.has_price === null) return undecided('too_few_pages');
    const having = market.filter(({ price }) => price !== null);
    const [first] = having;
    const share = having.length / market.length;
    const isOffer = page_type !== null && offers.includes(page_type);
    const isPriced = figures.own.has_price || own.price !== null;
    if (isPriced || first === undefined || having.length < minSites || share < (isOffer ? minShareOfOffers : minShare))
      return failWith<PriceParams>([]);
    return failWith([
      {
        params: {
          k: having.length,
          n: market.length,
          example: { quote: first.price ?? '', domain: first.domain },
        },
        observed: { value: false, ev: [page.source_id] },
        expected: { value: true, basis: 'evidence', ev: having.map(({ source_id }) => source_id) },
        confidence,
        affects: [],
        size: 1,
        reach: share,
        json_pointer: '/gap/scores/components',
      },
    ]);
  },
});
