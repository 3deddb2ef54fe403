/** Check: questions of this market that the page does not answer. */

import { askedWidely } from '../../page/answers/asked-widely.ts';
import { choices, offers, readable, texts } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';
import { questionsWith } from '../question-findings.ts';

export const questionUnanswered = defineCheck({
  id: 'question-unanswered',
  category: 'answers',
  appliesTo: readable(...texts, ...choices, ...offers),
  weight: { severity: 'medium', effort: 'M', metric: 'question_answerability', practice: 'question_coverage' },
  needs: ['questions', 'question_answerability', 'passages', 'page'],
  run: ({ questions, ...page }) => {
    const asked = askedWidely(questions);
    return asked.length === 0 ? notApplicable('no_common_question') : failWith(questionsWith('missing', asked, page));
  },
});
