/** Check: the page does not answer questions of its market. */

import { askedWidely } from '../../page/answers/asked-widely.ts';
import { choices, offers, readable, texts } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';
import { questionsWith } from '../question-findings.ts';

export const questionUnanswered = defineCheck({
  id: 'question-unanswered',
  category: 'answers',
  appliesTo: readable(...texts, ...choices, ...offers),
  weight: { severity: 'medium', effort: 'M', metric: 'question_answerability', practice: 'question_coverage' },
  needs: ['questions', 'question_answerability', 'answer_examples', 'question_echoes', 'passages', 'page'],
  run: ({ questions, question_echoes, ...page }) => {
    const asked = askedWidely(questions);
    const unheard = asked.filter(({ question: { id } }) => !question_echoes.has(id));
    return asked.length === 0 ? notApplicable('no_common_question') : failWith(questionsWith('missing', unheard, page));
  },
});
