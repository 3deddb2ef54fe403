/** Check: the page asks questions whose answers are not in its HTML, because a script adds them. */

import { defineRule } from '../../rules/rule.ts';
import { anySubject, choices, offers, texts } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const answersNotInHtmlRule = defineRule({
  id: 'answers_not_in_html',
  version: 1,
  name: 'Questions of the page with no answer in its HTML',
  constants: {
    maxNamed: { value: 3, unit: 'questions', reason: 'enough to find the list' },
    confidence: {
      value: 0.9,
      unit: 'probability',
      reason: 'On seven of seven real pages with such a list, a script adds the answers.',
    },
    size: { value: 1, unit: 'share of the gap', reason: 'none of the answers can be read' },
  },
  knownLimits: ['Answers that stand in the HTML elsewhere, far from the list, are not looked for.'],
});

const { maxNamed, confidence, size } = answersNotInHtmlRule.values;

export interface AnswersNotInHtmlParams {
  /** The first questions, and how many there are. */
  questions: string[];
  all: number;
}

export const answersNotInHtml = defineCheck({
  id: 'answers-not-in-html',
  category: 'answers',
  appliesTo: anySubject(...texts, ...choices, ...offers, 'category', 'hub', 'tool'),
  weight: { severity: 'high', effort: 'S', metric: 'question_answerability', practice: null },
  needs: ['document', 'page'],
  run: ({ document: { openQuestions }, page }) => {
    if (openQuestions.length === 0) return failWith<AnswersNotInHtmlParams>([]);
    return failWith([
      {
        params: { questions: openQuestions.slice(0, maxNamed), all: openQuestions.length },
        observed: { value: openQuestions.length, unit: 'questions', ev: [page.source_id] },
        expected: { value: 0, basis: 'evidence' as const, ev: [] },
        confidence,
        affects: [],
        size,
        reach: 1,
        json_pointer: '/page/passages',
      },
    ]);
  },
});
