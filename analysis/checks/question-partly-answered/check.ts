/** Check: the page answers questions of its market only in part, or in a passage that cannot stand alone. */
import { choices, offers, readable, texts } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';
import { isPartOfAnswer, questionsWith } from '../question-findings/question-findings.ts';
import { suitedQuestions } from '../question-findings/suited-questions.ts';

export const questionPartlyAnswered = defineCheck({
  id: 'question-partly-answered',
  category: 'answers',
  appliesTo: readable(...texts, ...choices, ...offers),
  weight: { severity: 'low', effort: 'S', metric: 'question_answerability', practice: 'question_coverage' },
  needs: [
    'price_matters',
    'signs',
    'questions',
    'page_type',
    'market_types',
    'questions_on_keyword',
    'questions_settled',
    'language',
    'question_answerability',
    'answer_examples',
    'passages',
    'page',
  ],
  run: (page) => {
    // For questions that nobody asks in words, a partial answer cannot be judged reliably.
    const asked = suitedQuestions(page).filter(({ question }) => question.origin !== 'derived');
    if (asked.length === 0) return notApplicable('no_common_question');
    const faulty = new Set(page.question_answerability.filter(isPartOfAnswer).map(({ question_id: id }) => id));
    // A passage that lacks words of the question is about something else.
    const close = asked.filter(
      ({ question: { id } }) => page.answer_examples.get(id)?.isOnQuestion === true && faulty.has(id),
    );
    return failWith(questionsWith('partly', close, page));
  },
});
