/** The rule of findings on questions that the page does not answer, or answers in part. */
import { defineRule } from '../../rules/rule.ts';

export const questionFindingsRule = defineRule({
  id: 'question_findings',
  version: 1,
  name: 'Findings on questions of the market that the page does not answer, or answers in part',
  constants: {
    maxFindings: {
      value: 5,
      unit: 'findings of a check',
      reason: 'a writer does not take up more at once, and answering every question does not pay',
    },
    confidence: { value: 0.7, unit: 'probability', reason: 'the page may answer in words that are not recognized' },
  },
  knownLimits: [],
});
