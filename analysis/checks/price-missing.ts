/** Check: searchers want to buy, most pages name a price, and this one does not. */
import { defineCheck, failWith, notApplicable, undecided } from './check.ts';
import { competitorsWith } from './competitors.ts';

const most = 0.5;

export const priceMissing = defineCheck({
  id: 'price-missing',
  category: 'facts',
  needs: ['intent', 'figures', 'page'],
  run: ({ intent, figures, page }) => {
    if (intent.primary !== 'commercial' && intent.primary !== 'transactional') {
      return notApplicable('nothing_to_buy');
    }
    const others = competitorsWith(figures.market, ({ has_price }) => has_price);
    if (others === null || figures.own.has_price === null) return undecided('too_few_pages');
    if (figures.own.has_price || others.share < most) return failWith<{ k: number; n: number }>([]);
    return failWith([
      {
        params: { k: others.k, n: others.n },
        observed: { value: false, ev: [page.source_id] },
        expected: { value: true, basis: 'evidence', ev: others.ev },
        confidence: 0.7,
        affects: [],
        size: 1,
        reach: others.share,
        json_pointer: '/gap/scores/components',
      },
    ]);
  },
});
