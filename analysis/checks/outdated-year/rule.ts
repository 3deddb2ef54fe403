/** The rule of outdated year: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const outdatedYearRule = defineRule({
  id: 'outdated_year',
  version: 1,
  name: 'A past year in the title, the main heading or the address',
  constants: {
    maxYearsBack: {
      value: 8,
      unit: 'years',
      reason: 'a year further back is history and does not show that the page is out of date',
    },
    fullGapYears: { value: 3, unit: 'years', reason: 'a gap of this many years counts in full' },
    confidence: { value: 0.7, unit: 'probability', reason: 'the year may name an edition or an event' },
  },
  knownLimits: ['Only years in digits of the Gregorian calendar are read.'],
});
