/** The rule of proof missing: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const proofMissingRule = defineRule({
  id: 'proof_missing',
  version: 1,
  name: 'Pages of the market show proof of a kind that this page does not show',
  constants: {
    signsOf: {
      value: {
        listicle: ['method', 'experience'],
        comparison: ['method', 'experience'],
        product: ['reviews', 'guarantee', 'cases'],
        category: ['reviews', 'guarantee'],
        home: ['reviews', 'licence', 'cases'],
        service: ['reviews', 'licence', 'cases'],
        local_service: ['reviews', 'licence', 'guarantee'],
        tool: ['method'],
        guide: ['experience'],
      },
      unit: 'signs by type of page',
      reason: 'who recommends shows how it was chosen, who sells shows what customers and authorities say',
    },
    minSites: { value: 2, unit: 'sites', reason: 'what one site does is its own choice' },
    minShare: {
      value: 0.25,
      unit: 'share of pages',
      reason: 'pages of other kinds among the results have no such proof to show',
    },
    maxFindings: { value: 2, unit: 'findings', reason: 'more would be a list to tick off' },
    confidence: {
      value: 0.6,
      unit: 'probability',
      reason: 'proof may stand in an image or in words that are not known',
    },
  },
  knownLimits: ['Proof is known by words of English, French and German.'],
});
