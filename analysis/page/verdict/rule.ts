/** The rule of verdict: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const verdictRule = defineRule({
  id: 'verdict',
  version: 9,
  name: 'Verdict: gates first, then whether the page is about the subject, then its place in the market',
  constants: {
    minCompetitiveScore: { value: 40, unit: 'points', reason: 'level with the middle of the market' },
    minLeadingScore: { value: 75, unit: 'points', reason: 'level with the best quarter of the market' },
    maxReasons: { value: 5, unit: 'reasons', reason: 'more are not read' },
  },
  knownLimits: ['verdict_by_subject_fit'],
});
