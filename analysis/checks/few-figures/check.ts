/** Check: the page has fewer figures than three quarters of the market. */

import { defineRule } from '../../rules/rule.ts';
import { choices, readable, texts } from '../applicability.ts';
import { defineCheck, failWith, notApplicable, undecided } from '../check.ts';
import { marketQuantile } from '../competitors.ts';

export const fewFiguresRule = defineRule({
  id: 'few_figures',
  version: 3,
  name: 'The page has far fewer figures than three quarters of the market',
  constants: {
    marketLevel: {
      value: 0.25,
      unit: 'quantile',
      reason: 'fewer than three of four pages stands out in a sample of ten',
    },
    maxShareOfOthers: {
      value: 0.5,
      unit: 'of the figures of that quantile',
      reason: 'a reader does not notice smaller differences',
    },
    minFigures: {
      value: 1,
      unit: 'figures per 100 words',
      reason: 'where others give fewer, figures are not what they have',
    },
    minPages: { value: 4, unit: 'pages', reason: 'three quarters of three pages are none' },
    confidence: { value: 0.7, unit: 'probability', reason: 'numbers in words are not counted' },
    reach: { value: 0.75, unit: 'share of pages', reason: 'the pages above the quantile above' },
  },
  knownLimits: [],
});

const { marketLevel, maxShareOfOthers, minFigures, minPages, confidence, reach } = fewFiguresRule.values;

export const fewFigures = defineCheck({
  id: 'few-figures',
  category: 'facts',
  appliesTo: readable(...texts, ...choices),
  weight: { severity: 'low', effort: 'M', metric: 'verifiable_facts', practice: 'quotes_and_statistics' },
  needs: ['figures', 'page'],
  run: ({ figures, page }) => {
    const own = figures.own.numbers_per_100w;
    if (own === null) return notApplicable('no_text');
    const p25 = marketQuantile(figures.market, ({ numbers_per_100w }) => numbers_per_100w, marketLevel);
    if (p25 === null || figures.market.length < minPages) return undecided('too_few_pages');
    if (p25.at < minFigures || own > p25.at * maxShareOfOthers) return failWith<{ own: number; p25: number }>([]);
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
