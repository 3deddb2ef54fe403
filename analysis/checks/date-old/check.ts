/** Check: the page is older than most of the market, and searchers want something recent. */

import { defineRule } from '../../rules/rule.ts';
import { choices, readable, texts } from '../applicability.ts';
import { defineCheck, failWith, notApplicable, undecided } from '../check.ts';
import { marketQuantile } from '../competitors.ts';

export const dateOldRule = defineRule({
  id: 'date_old',
  version: 1,
  name: 'The page is older than most of the market, for a keyword that asks for something recent',
  constants: {
    marketLevel: {
      value: 0.75,
      unit: 'quantile',
      reason: 'older than three of four pages stands out in a sample of ten',
    },
    confidence: { value: 0.8, unit: 'probability', reason: 'a page may have been changed without a new date' },
    reach: { value: 0.75, unit: 'share of pages', reason: 'the pages below the quantile above' },
  },
  knownLimits: [],
});

const { marketLevel, confidence, reach } = dateOldRule.values;

export const dateOld = defineCheck({
  id: 'date-old',
  category: 'freshness',
  appliesTo: readable(...texts, ...choices),
  weight: { severity: 'medium', effort: 'M', metric: 'freshness', practice: 'visible_recent_date' },
  needs: ['figures', 'time_sensitive', 'page'],
  run: ({ figures, time_sensitive, page }) => {
    if (!time_sensitive) return notApplicable('nothing_recent_wanted');
    const own = figures.own.age_days;
    if (own === null) return notApplicable('no_date');
    const p75 = marketQuantile(figures.market, ({ age_days }) => age_days, marketLevel);
    if (p75 === null) return undecided('too_few_pages');
    if (own <= p75.at) return failWith<{ own: number; p75: number }>([]);
    return failWith([
      {
        params: { own, p75: p75.at },
        observed: { value: own, unit: 'days', ev: [page.source_id] },
        expected: { value: p75.at, basis: 'market', ev: p75.ev },
        confidence,
        affects: [],
        size: Math.min(1, own / Math.max(1, p75.at) - 1),
        reach,
        json_pointer: '/page/identity/modified_at',
      },
    ]);
  },
});
