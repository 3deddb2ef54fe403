/** Of the questions that nobody asks in words, only those on the price are findings. */
import { expect, test } from '@jest/globals';
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import { questionUnanswered } from '../../../../analysis/checks/question-unanswered/check.ts';
import { answerRow, ordinary, question } from '../ordinary.ts';

function titlesOf(origins: readonly Artifacts['questions'][number]['origin'][], onPrice: string[] = []): string[] {
  const coverage = { k: 4, n: 4, rate: 1, ci95: [0.5, 1] as [number, number] };
  const questions = origins.map((origin, at) => ({ ...question, id: `q${at + 1}`, text: origin, origin, coverage }));
  const outcome = questionUnanswered.run(
    ordinary({
      questions,
      price_matters: new Set(onPrice),
      question_answerability: questions.map(({ id }) => ({
        ...answerRow,
        question_id: id,
        status: 'missing',
        passage_id: null,
        score: null,
      })),
    }),
  );
  return outcome.outcome === 'fail' ? outcome.found.map(({ params }) => params.question) : [];
}

test('only the price, and those that pages ask', () => {
  expect(titlesOf(['derived', 'heading', 'derived'])).toEqual(['heading']);
  expect(titlesOf(['derived', 'heading', 'derived'], ['q3'])).toEqual(['heading', 'derived']);
});
