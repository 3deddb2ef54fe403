/** The rule for data quality: its constants, their reasons and its known limits. */
import { defineRule } from '../rules/rule.ts';

export const dataQualityRule = defineRule({
  id: 'data_quality',
  version: 1,
  name: 'Data quality: a grade by usable pages and by their share of the pages attempted',
  constants: {
    gradeA: {
      value: { minPages: 8, minRatio: 0.8 },
      unit: 'pages, share of attempted',
      reason: 'the 95 % interval of a rate is about .6 wide at eight pages',
    },
    gradeB: {
      value: { minPages: 5, minRatio: 0.6 },
      unit: 'pages, share of attempted',
      reason: 'the 95 % interval of a rate is about .8 wide at five pages',
    },
  },
  knownLimits: ['grade_counts_pages'],
});
