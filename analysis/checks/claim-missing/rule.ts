/** The rule of claim missing: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const claimMissingRule = defineRule({
  id: 'claim_missing',
  version: 1,
  name: 'Several sites state a fact that the page does not',
  constants: {
    minSites: { value: 3, unit: 'sites', reason: 'a fact stated by fewer sites belongs to a page, not to the market' },
    maxFindings: { value: 4, unit: 'findings', reason: 'a writer adds a few facts at once' },
    confidence: { value: 0.6, unit: 'probability', reason: 'the page may state the fact in words that are not read' },
  },
  knownLimits: [],
});
