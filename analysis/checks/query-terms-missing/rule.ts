/** The rule of query terms missing: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const queryTermsMissingRule = defineRule({
  id: 'query_terms_missing',
  version: 2,
  name: 'Words of the keyword are not on the page',
  constants: {
    minShare: {
      value: 0.34,
      unit: "share of the keyword's words",
      reason: 'one word of four that is missing is a choice of words',
    },
    confidence: { value: 0.9, unit: 'probability', reason: 'the page may use a synonym throughout' },
  },
  knownLimits: [],
});
