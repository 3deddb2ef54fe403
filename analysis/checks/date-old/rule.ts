/** The rule of date old: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

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
