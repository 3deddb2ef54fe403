/** Check: no date can be seen, where most of the market's pages have one. */
import { defineCheck, failWith, undecided } from './check.ts';
import { competitorsWith } from './competitors.ts';

const most = 0.5;

export const dateMissing = defineCheck({
  id: 'date-missing',
  category: 'freshness',
  needs: ['figures', 'trust', 'page'],
  run: ({ figures, trust, page }) => {
    const others = competitorsWith(figures.market, ({ age_days }) => age_days !== null);
    if (others === null) return undecided('too_few_pages');
    const isDated = trust.dates_visible.length > 0 || figures.own.age_days !== null;
    if (isDated || others.share < most) return failWith<{ k: number; n: number }>([]);
    return failWith([
      {
        params: { k: others.k, n: others.n },
        observed: { value: null, ev: [page.source_id] },
        expected: { value: true, basis: 'evidence', ev: others.ev },
        confidence: 0.8,
        affects: [],
        size: 1,
        reach: others.share,
        json_pointer: '/gap/trust/dates_visible',
      },
    ]);
  },
});
