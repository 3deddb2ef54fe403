/** The rule of findings on questions that the page does not answer, or answers in part. */
import { defineRule } from '../../rules/rule.ts';

export const questionFindingsRule = defineRule({
  id: 'question_findings',
  version: 15,
  name: 'Findings on questions of the market that the page does not answer, or answers in part',
  constants: {
    minCounted: {
      value: 3,
      unit: 'pages',
      reason: 'Readers found fewer miscounted in two of five findings: the quoted answer then stands for itself.',
    },
    minSureShare: {
      value: 0.5,
      unit: 'share of the pages',
      reason:
        'Of 37 questions told, readers kept 14; of the five that three pages and half of them surely answer, four.',
    },
    minPartScore: {
      value: 0.55,
      unit: 'score of an answer',
      reason: 'readers found the closest passages below it to be on something else, or no more than a mention',
    },
    maxFindings: {
      value: 5,
      unit: 'findings of a check',
      reason: 'a writer does not take up more at once, and answering every question does not pay',
    },
    minOwnGroup: { value: 2, unit: 'pages', reason: 'What one page of a group leaves open says nothing of the group.' },
    minShareOfOthers: {
      value: 0.75,
      unit: 'share of the pages',
      reason: 'What most pages of other types answer belongs to the subject itself.',
    },
    minShareOffKeyword: {
      value: 0.5,
      unit: 'share of the pages',
      reason: 'A question with no word of the keyword may be about something beside it.',
    },
    minAnsweringUnpriced: {
      value: 3,
      unit: 'pages',
      reason:
        'Of what two pages alone answer, readers of fresh markets found half the findings trivial. What it costs is always of use.',
    },
    maxGoingOnWords: {
      value: 3,
      unit: 'words',
      reason: 'so short a heading without a question mark leaves its subject to the heading above it',
    },
    minAnswering: { value: 2, unit: 'pages', reason: "What a single page answers is that page's own matter." },
    faults: {
      value: ['unresolved_pronoun', 'needs_context', 'too_long'],
      unit: 'issues of a passage',
      reason:
        'A passage with one of them, and a sentence on the question, is part of an answer. One that only stands far down is a whole answer, and one without such a sentence is about something else.',
    },
    confidence: { value: 0.7, unit: 'probability', reason: 'the page may answer in words that are not recognized' },
  },
  knownLimits: [],
});
