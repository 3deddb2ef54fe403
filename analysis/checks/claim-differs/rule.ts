/** The rule of claim differs: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const claimDiffersRule = defineRule({
  id: 'claim_differs',
  version: 1,
  name: 'A figure of the page contradicts the figure that several sites state',
  constants: {
    minSites: { value: 2, unit: 'sites', reason: 'the figure of one site alone is not a figure to compare with' },
    maxFindings: { value: 4, unit: 'findings', reason: 'a writer checks a few figures at once' },
    confidence: { value: 0.5, unit: 'probability', reason: 'the two figures may be about different things' },
  },
  knownLimits: [],
});
