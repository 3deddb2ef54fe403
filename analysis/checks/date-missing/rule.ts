/** The rule of date missing: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const dateMissingRule = defineRule({
  id: 'date_missing',
  version: 1,
  name: 'Most pages of the market show a date, this page does not',
  constants: {
    minShare: {
      value: 0.5,
      unit: 'share of pages',
      reason: 'below half of the pages a date is not what the market does',
    },
    confidence: { value: 0.8, unit: 'probability', reason: 'a date in an unknown format is missed' },
  },
  knownLimits: [],
});
