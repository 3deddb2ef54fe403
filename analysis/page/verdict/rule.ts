/** The rule of verdict: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const verdictRule = defineRule({
  id: 'verdict',
  version: 7,
  name: 'Verdict: gates first, then whether the page is about the subject, then its place in the market',
  constants: {
    minCompetitiveScore: { value: 40, unit: 'points', reason: 'level with the middle of the market' },
    minLeadingScore: { value: 75, unit: 'points', reason: 'level with the best quarter of the market' },
    minClearFit: {
      value: 0.65,
      unit: 'score of subject_fit',
      reason: 'from here on title, text and likeness agree; below, what the page covers decides',
    },
    maxStrayCoverage: {
      value: 0.5,
      unit: "share of the market's 25th percentile",
      reason:
        'a page of doubtful subject that covers less than half of what the weaker pages cover is about something else',
    },
    minNearCoverage: {
      value: 0.6,
      unit: "share of the market's 25th percentile",
      reason: 'a page of a neighbouring subject covers a few of the topics, too',
      source: 'npm run bench:markets',
    },
    minNearAnswers: {
      value: 1,
      unit: "share of the market's 25th percentile",
      reason: 'pages of a neighbouring subject answer fewer of the questions than the weaker pages on the subject',
      source: 'npm run bench:markets',
    },
    maxReasons: { value: 5, unit: 'reasons', reason: 'more are not read' },
  },
  knownLimits: ['verdict_by_subject_fit'],
});
