/** Check: the page gives fewer figures than nearly all of the market's. */
import { defineCheck, failWith, notApplicable, undecided } from '../check.ts';
import { marketQuantile } from '../competitors.ts';
import { fewFiguresRule } from './rule.ts';

const { marketLevel, confidence, reach } = fewFiguresRule.values;

export const fewFigures = defineCheck({
  id: 'few-figures',
  category: 'facts',
  needs: ['figures', 'page'],
  run: ({ figures, page }) => {
    const own = figures.own.numbers_per_100w;
    if (own === null) return notApplicable('no_text');
    const p25 = marketQuantile(figures.market, ({ numbers_per_100w }) => numbers_per_100w, marketLevel);
    if (p25 === null) return undecided('too_few_pages');
    if (own >= p25.at) return failWith<{ own: number; p25: number }>([]);
    return failWith([
      {
        params: { own, p25: p25.at },
        observed: { value: own, unit: 'figures per 100 words', ev: [page.source_id] },
        expected: { value: p25.at, basis: 'market', ev: p25.ev },
        confidence,
        affects: [],
        size: 1 - own / p25.at,
        reach,
        json_pointer: '/gap/scores/components',
      },
    ]);
  },
});
