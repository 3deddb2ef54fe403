/** The rule of overlap: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const overlapRule = defineRule({
  id: 'overlap',
  version: 1,
  name: 'Overlap: the share of the page’s shingles that stand on pages of the market (containment)',
  referenceUrl: 'https://doi.org/10.1109/SEQUEN.1997.666900',
  constants: {
    shingleWords: {
      value: 5,
      unit: 'words',
      reason: 'long enough that two texts share it by chance only in fixed phrases',
      source: 'https://doi.org/10.1109/SEQUEN.1997.666900',
    },
  },
  knownLimits: ['this_market_alone', 'who_copied_unknown'],
});
