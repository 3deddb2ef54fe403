/** The rule of findings: its constants, their reasons and its known limits. */
import { practices } from '../evidence/practices.ts';
import { defineRule } from '../rules/rule.ts';
import { weights } from './checks.ts';
import { effortDays, gradeWeight, severityWeight } from './weights.ts';

export const findingsRule = defineRule({
  id: 'findings',
  version: 4,
  name: 'Findings: failed gates, then by grade of evidence × width of the gap × share of the market × severity / effort, less for each further finding of a check; of the first five, the severest come first',
  constants: {
    maxFindings: { value: 30, unit: 'findings', reason: 'a list that a person can work through' },
    firstFindings: {
      value: 5,
      unit: 'findings',
      reason: 'the actions of the overview, which begin with the highest impact',
    },
    repeatWorth: {
      value: 0.8,
      unit: 'of the finding before',
      reason: 'What to do first is of several kinds; the fifth section to write comes after the first price.',
    },
    minTimesLonger: {
      value: 1.5,
      unit: 'times the 90th percentile of words',
      reason: 'one page of ten is longer than the percentile without meaning anything by it',
    },
    gradeWeight: {
      value: gradeWeight,
      unit: 'weight',
      reason: 'one grade less counts about a third less; the market alone counts as grade C',
    },
    severityWeight: {
      value: severityWeight,
      unit: 'weight',
      reason: 'what is for information comes after what costs something',
    },
    effortDays: { value: effortDays, unit: 'days', reason: 'roughly the work on a line, a section, a page' },
    checks: {
      value: weights,
      unit: 'severity, effort and metric',
      reason: 'what a failure costs, what fixing it takes, and which number moves',
    },
    practices: {
      value: practices,
      unit: 'grade of evidence',
      reason: 'each names its studies and the effect measured',
    },
  },
  knownLimits: ['order_is_no_effect'],
});
