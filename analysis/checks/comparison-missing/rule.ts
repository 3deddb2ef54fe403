/** The rule of comparison missing: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const comparisonMissingRule = defineRule({
  id: 'comparison_missing',
  version: 2,
  name: 'Pages of the market compare options, this page does not',
  constants: {
    minShare: { value: 0.4, unit: 'share of pages', reason: 'two pages of five make comparing usual in a market' },
    minLabels: { value: 1, unit: 'labels', reason: 'entries that repeat a label can be set in a table at once' },
    maxColumns: { value: 5, unit: 'columns', reason: 'a wider table does not fit a small screen' },
    confidence: { value: 0.7, unit: 'probability', reason: 'a comparison in running text is not recognized' },
  },
  knownLimits: [],
});
