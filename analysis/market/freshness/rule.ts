/** The rule of freshness: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const freshnessRule = defineRule({
  id: 'freshness',
  version: 2,
  name: 'Freshness: ages of the pages that show a date, and whether the keyword asks for something recent',
  constants: {
    recentDays: { value: 90, unit: 'days', reason: 'a quarter: what is written for a season is still current' },
    minDatedShare: {
      value: 0.5,
      unit: 'share of results',
      reason: 'results pages date a few results of almost any keyword',
    },
    minYearShare: { value: 0.3, unit: 'share of results', reason: 'some titles name a year for any keyword' },
    minResults: { value: 3, unit: 'results', reason: 'two results of five may be chance' },
  },
  knownLimits: ['undated_pages_left_out'],
});
