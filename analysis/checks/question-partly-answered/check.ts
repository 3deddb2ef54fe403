/** Check: the page answers questions of its market only in part, or in a passage that cannot stand alone. */

import { askedWidely } from '../../page/answers/asked-widely.ts';
import { choices, offers, readable, texts } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';
import { questionsWith } from '../question-findings/question-findings.ts';

export const questionPartlyAnswered = defineCheck({
  id: 'question-partly-answered',
  category: 'answers',
  appliesTo: readable(...texts, ...choices, ...offers),
  weight: { severity: 'low', effort: 'S', metric: 'question_answerability', practice: 'question_coverage' },
  needs: ['questions', 'question_answerability', 'answer_examples', 'passages', 'page'],
  run: ({ questions, ...page }) => {
    // For questions that nobody asks in words, a partial answer cannot be judged reliably.
    const asked = askedWidely(questions).filter(({ question }) => question.origin !== 'derived');
    return asked.length === 0 ? notApplicable('no_common_question') : failWith(questionsWith('partly', asked, page));
  },
});
