/** Writes the report's `questions`. */

import { writtenByModel } from '../../report/metadata/language-model.ts';
import type { MarketSerp } from '../../report/report.ts';
import type { FoundAnswer } from '../answers/answer-search.ts';
import type { MarketQuestion } from './market-question.ts';

/** The id of the n-th question (from 0), which other sections refer to. */
export function questionIdOf(index: number): string {
  return `q${index + 1}`;
}

/** Composes the questions, in order. `quoteOf` is the id of the passage that quotes an answer. */
export function composeQuestions(
  questions: readonly MarketQuestion[],
  quoteOf: (answer: FoundAnswer) => string,
): MarketSerp['questions'] {
  return questions.map((question, index) => ({
    id: questionIdOf(index),
    text: question.text,
    origin: question.origin,
    asked_by: question.askedBy,
    frequency: question.askedBy.length,
    ...(question.facet === undefined || question.facet === 'who' ? {} : { intent_facet: question.facet }),
    answered_by: question.answers.map((answer) => ({
      source_id: answer.passage.source_id,
      passage_id: quoteOf(answer),
      score: answer.score,
    })),
    coverage: question.coverage,
    ev: question.answeredBy,
    typical_format: question.format,
    typical_words: question.words,
    in_ai_answer: question.in_ai_answer,
    ...writtenByModel(question),
  }));
}
