/** The rule of answer buried: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const answerBuriedRule = defineRule({
  id: 'answer_buried',
  version: 2,
  name: 'The sentence that answers the keyword, or the recommendation of a list, comes after the opening',
  constants: {
    openingWords: { value: 100, unit: 'words', reason: 'what searchers and engines read before they scroll' },
    confidence: { value: 0.6, unit: 'probability', reason: 'the opening may answer in other words than the keyword’s' },
  },
  knownLimits: ['A sentence answers by its words: all of the keyword, and a figure where it asks for a price.'],
});
