/** Which open questions are findings: of those that nobody asks in words, only those on the price. */
import { expect, test } from '@jest/globals';
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import { questionUnanswered } from '../../../../analysis/checks/question-unanswered/check.ts';
import { writerOf } from '../../../../analysis/languages/writer.ts';
import { writingPackOf } from '../../../../analysis/languages/writing-packs.ts';
import { shows } from '../changes.ts';
import { answerRow, ordinary, question } from '../ordinary.ts';

function titlesOf(origins: readonly Artifacts['questions'][number]['origin'][], onPrice: string[] = []): string[] {
  const coverage = { k: 4, n: 4, rate: 1, ci95: [0.5, 1] as [number, number] };
  const questions = origins.map((origin, at) => ({ ...question, id: `q${at + 1}`, text: origin, origin, coverage }));
  const outcome = questionUnanswered.run(
    ordinary({
      questions,
      price_matters: new Set(onPrice),
      ...shows({ price: null }),
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

test('one that three pages surely answer, below its own heading or beyond doubt', () => {
  const told = (scores: readonly number[], asked_by: string[] = [], onPrice: string[] = []) => {
    const answered_by = scores.map((score, at) => ({ source_id: `s${at + 1}`, passage_id: `s${at + 1}.p1`, score }));
    const origin = 'heading' as const;
    const outcome = questionUnanswered.run(
      ordinary({
        questions: [{ ...question, origin, answered_by, asked_by }],
        price_matters: new Set(onPrice),
        ...shows({ price: null }),
        question_answerability: [{ ...answerRow, status: 'missing', passage_id: null, score: null }],
      }),
    );
    return outcome.outcome === 'fail' ? outcome.found.map(({ params: { k, likely } }) => [k, likely]) : [];
  };
  expect(told([0.95, 0.92, 0.91])).toEqual([[3, 3]]);
  expect(told([0.95, 0.92, 0.8], ['s3'])).toEqual([[3, 3]]);
  expect(told([0.95, 0.92, 0.8])).toEqual([]);
  // What it costs is missed sooner.
  expect(told([0.95, 0.8, 0.8], [], [question.id])).toEqual([[1, 3]]);
  expect(told([0.8, 0.8, 0.8], [], [question.id])).toEqual([]);
  expect(told([0.95, 0.8], [], [question.id])).toEqual([]);
});

test.each(['en', 'de', 'fr', 'es'])('no text says that nobody answers what some probably do (%s)', (language) => {
  const { finding } = writingPackOf(language).checks['question-unanswered'];
  const why = (likely: number) =>
    finding(
      { question: 'Is it loud?', k: 0, likely, n: 5, shown: true, example: null },
      writerOf(writingPackOf(language)),
    ).why;
  expect(why(2)).toContain('2');
  expect(why(2)).not.toBe(why(0));
});
