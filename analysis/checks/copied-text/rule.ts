/** The rule of copied text: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const copiedTextRule = defineRule({
  id: 'copied_text',
  version: 1,
  name: 'Much of the text stands on another page of the market',
  constants: {
    minShare: { value: 0.3, unit: 'share of shingles', reason: 'quotes and names make up less than this' },
    confidence: { value: 0.9, unit: 'probability', reason: 'identical runs of five words are not chance' },
  },
  knownLimits: [],
});
