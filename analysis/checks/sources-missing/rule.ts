/** The rule of sources missing: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const sourcesMissingRule = defineRule({
  id: 'sources_missing',
  version: 1,
  name: 'Most pages link to sources, this page does not',
  constants: {
    minShare: {
      value: 0.5,
      unit: 'share of pages',
      reason: 'below half of the pages sources are not what the market shows',
    },
    confidence: { value: 0.8, unit: 'probability', reason: 'a source may be named without a link' },
  },
  knownLimits: [],
});
