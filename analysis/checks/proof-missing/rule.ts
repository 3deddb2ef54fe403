/** The rule of proof: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const proofMissingRule = defineRule({
  id: 'proof_missing',
  version: 12,
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
        local_service: ['reviews', 'licence'],
        tool: ['method'],
        guide: ['experience'],
      },
      unit: 'signs by type of page',
      reason: 'who recommends shows how it was chosen, who sells shows what customers and authorities say',
    },
    asked: {
      value: {
        product: ['reviews', 'guarantee'],
        category: ['reviews', 'guarantee'],
        local_service: ['reviews', 'licence'],
      },
      unit: 'signs by type of page',
      reason:
        'what buyers ask of whoever sells this, where hardly any other page shows it or the others sell something else',
    },
    askedByChoosers: {
      value: { listicle: ['method'], comparison: ['method'] },
      unit: 'signs by type of page',
      reason: 'who is about to buy by a list asks why these and in this order, whatever other lists tell',
    },
    askedEither: {
      value: { service: ['reviews', 'cases'], home: ['reviews', 'cases'] },
      unit: 'signs by type of page',
      reason: 'buyers of a service want to hear of one customer, in a review or in a case; either will do',
    },
    reachOfAsked: {
      value: 0.3,
      unit: 'share of pages',
      reason: 'Where hardly anybody shows it, it is missed less; other gaps come before.',
    },
    minSites: { value: 2, unit: 'sites', reason: 'what one site does is its own choice' },
    minShare: {
      value: 0.25,
      unit: 'share of pages',
      reason: 'pages of other kinds among the results have no such proof to show',
    },
    minEntries: { value: 3, unit: 'entries', reason: 'two things are compared, three are a list' },
    minQuotedWords: { value: 4, unit: 'words', reason: 'a shorter line shows no reader how others do it' },
    maxFindings: { value: 2, unit: 'findings', reason: 'more would be a list to tick off' },
    confidence: {
      value: 0.6,
      unit: 'probability',
      reason: 'proof may stand in an image or in words that are not known',
    },
  },
  knownLimits: ['Proof is known by words of English, French, German and Spanish.'],
});
