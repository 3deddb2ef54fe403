/** The rule of few figures: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const fewFiguresRule = defineRule({
  id: 'few_figures',
  version: 1,
  name: 'The page has fewer figures than three quarters of the market',
  constants: {
    marketLevel: {
      value: 0.25,
      unit: 'quantile',
      reason: 'fewer than three of four pages stands out in a sample of ten',
    },
    confidence: { value: 0.7, unit: 'probability', reason: 'numbers in words are not counted' },
    reach: { value: 0.75, unit: 'share of pages', reason: 'the pages above the quantile above' },
  },
  knownLimits: [],
});
