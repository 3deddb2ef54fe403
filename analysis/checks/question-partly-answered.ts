/** Check: questions of this market that the page answers in part, or in a passage that cannot stand alone. */
import { askedWidely, questionsWith } from './asked-widely.ts';
import { defineCheck, failWith, notApplicable } from './check.ts';

export const questionPartlyAnswered = defineCheck({
  id: 'question-partly-answered',
  category: 'answers',
  needs: ['questions', 'question_answerability', 'passages', 'page'],
  run: ({ questions, ...page }) => {
    const asked = askedWidely(questions);
    return asked.length === 0 ? notApplicable('no_common_question') : failWith(questionsWith('partly', asked, page));
  },
});
