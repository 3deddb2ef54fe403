/** The rule of question unanswered: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const questionUnansweredRule = defineRule({
  id: 'question_unanswered',
  version: 2,
  name: 'Questions of the market that the page does not answer, or answers in part',
  constants: {
    maxFindings: {
      value: 5,
      unit: 'findings',
      reason: 'a writer does not take up more at once, and answering every question does not pay',
    },
    maxDerived: {
      value: 2,
      unit: 'findings',
      reason: 'of questions that nobody asks in words, readers found the third and later ones trivial',
    },
    confidence: { value: 0.7, unit: 'probability', reason: 'the page may answer in words that are not recognized' },
  },
  knownLimits: [],
});
