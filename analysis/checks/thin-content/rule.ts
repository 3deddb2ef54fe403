/** The rule of thin content: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const thinContentRule = defineRule({
  id: 'thin_content',
  version: 1,
  name: 'The page has far fewer words than the market and leaves its subjects open',
  constants: {
    maxShare: {
      value: 0.5,
      unit: 'share of the median',
      reason: 'length has no effect of its own; at half of it something is left out',
    },
    minOpen: { value: 3, unit: 'subjects', reason: 'a short page that treats what others treat is only brief' },
    maxNamed: { value: 4, unit: 'subjects', reason: 'more are not read in a sentence' },
    confidence: { value: 0.8, unit: 'probability', reason: 'text that scripts load is not counted' },
  },
  knownLimits: [],
});
