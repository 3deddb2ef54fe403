/** The rule of author missing: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const authorMissingRule = defineRule({
  id: 'author_missing',
  version: 1,
  name: 'Most pages of the market name an author, this page does not',
  constants: {
    minShare: {
      value: 0.5,
      unit: 'share of pages',
      reason: 'below half of the pages an author is not what the market does',
    },
    confidence: { value: 0.7, unit: 'probability', reason: 'an author may be named in a way that is not read' },
  },
  knownLimits: [],
});
