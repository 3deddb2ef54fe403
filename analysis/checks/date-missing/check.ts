/** Check: no date can be seen, where most of the market's pages have one or the text speaks of its own time. */
import { defineCheck, failWith, undecided } from '../check.ts';
import { competitorsWith } from '../competitors.ts';
import { dateMissingRule } from './rule.ts';

const { minShare, confidence } = dateMissingRule.values;

export interface DateParams {
  k: number;
  n: number;
  /** A sentence that only a date explains ("earlier this year"); null without one. */
  text: string | null;
}

export const dateMissing = defineCheck({
  id: 'date-missing',
  category: 'freshness',
  needs: ['figures', 'signs', 'trust', 'page'],
  run: ({ figures, signs: { own }, trust, page }) => {
    const others = competitorsWith(figures.market, ({ age_days }) => age_days !== null);
    if (others === null && own.relative_day === null) return undecided('too_few_pages');
    const isDated = trust.dates_visible.length > 0 || figures.own.age_days !== null;
    if (isDated || (own.relative_day === null && (others?.share ?? 0) < minShare)) return failWith<DateParams>([]);
    return failWith([
      {
        params: { k: others?.k ?? 0, n: others?.n ?? 0, text: own.relative_day },
        observed: { value: null, ev: [page.source_id] },
        expected: { value: true, basis: 'evidence', ev: others?.ev ?? [] },
        confidence,
        affects: [],
        size: 1,
        reach: own.relative_day === null ? (others?.share ?? 0) : 1,
        json_pointer: '/gap/trust/dates_visible',
      },
    ]);
  },
});
