/** Check: market pages state a price, and this one does not. */

import type { Quotation } from '../../languages/writer.ts';
import { defineRule } from '../../rules/rule.ts';
import { choices, offers, readable, texts } from '../applicability.ts';
import { defineCheck, failWith, undecided } from '../check.ts';

export const priceMissingRule = defineRule({
  id: 'price_missing',
  version: 2,
  name: 'Pages of the market state prices, this page states none',
  constants: {
    minShare: {
      value: 0.5,
      unit: 'share of pages',
      reason: 'below half of the pages a price is not what the market shows',
    },
    minShareOfOffers: {
      value: 0.25,
      unit: 'share of pages',
      reason: 'a buyer asks a seller for the price first, and guides among the results have none to give',
    },
    minSites: { value: 2, unit: 'sites', reason: 'what one site does is its own choice' },
    confidence: { value: 0.7, unit: 'probability', reason: 'a price may be shown by a script' },
  },
  knownLimits: [],
});

const { minShare, minShareOfOffers, minSites, confidence } = priceMissingRule.values;

/** Types of pages that sell: visitors look for the price first. */
const sellers: readonly string[] = ['product', 'service', 'local_service', 'home', 'category', 'hub'];

export interface PriceParams {
  keyword: string;
  k: number;
  n: number;
  /** Null if no page states its price in a sentence. */
  example: Quotation | null;
}

export const priceMissing = defineCheck({
  id: 'price-missing',
  category: 'facts',
  appliesTo: readable(...texts, ...choices, ...offers, 'category', 'hub'),
  weight: { severity: 'high', effort: 'S', metric: 'verifiable_facts', practice: 'explicit_price' },
  needs: ['signs', 'figures', 'page', 'page_type', 'keyword'],
  run: ({ signs: { own, market }, figures, page, page_type, keyword }) => {
    if (market.length < minSites || figures.own.has_price === null) return undecided('too_few_pages');
    // A price in a table or after a label ("Price: $499") is not in a sentence that can be quoted.
    const having = market.filter((each) => each.isPriced);
    const first = having.find(({ price }) => price !== null);
    const share = having.length / market.length;
    const isOffer = page_type !== null && sellers.includes(page_type);
    const isPriced = figures.own.has_price || own.isPriced;
    if (isPriced || having.length < minSites || share < (isOffer ? minShareOfOffers : minShare))
      return failWith<PriceParams>([]);
    return failWith([
      {
        params: {
          keyword: keyword.text,
          k: having.length,
          n: market.length,
          example: first?.price == null ? null : { quote: first.price, domain: first.domain },
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
