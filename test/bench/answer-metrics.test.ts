/** The metrics of question sets: the right paragraph first of all, the answer's sentence first of its paragraph. */
import { expect, test } from '@jest/globals';
import { analyzerFor } from '../../analysis/text/analyzer.ts';
import { type AnswerRow, measureAnswers } from '../../bench/answer-metrics.ts';
import { plainBm25 } from '../../bench/plain-bm25.ts';

const english = analyzerFor('en');

function row(paragraph: string, ...questions: [question: string, answer: string][]): AnswerRow {
  return {
    paragraph,
    questions: questions.map(([question, answer]) => ({ question, answer, answer_start: paragraph.indexOf(answer) })),
  };
}

test('a question counts where its paragraph, and where the sentence with the whole answer, comes first', () => {
  const rows = [
    row(
      'Oak grows slowly. Its wood is hard and heavy.',
      ['Does oak grow slowly?', 'slowly'],
      ['Is the wood hard?', 'slowly. Its wood'],
    ),
    row('Pine grows quickly. Tables of it dent.', ['Do tables dent?', 'dent'], ['Which oak wood is hard?', 'quickly']),
  ];
  expect(measureAnswers(rows, english)).toEqual({
    paragraph_r1: 0.75,
    sentence_r1: 0.75,
    bm25_paragraph_r1: 0.75,
    bm25_sentence_r1: 0.75,
  });
});

test('of no questions every share is 0', () => {
  expect(measureAnswers([row('Oak grows.')], english)).toMatchObject({ paragraph_r1: 0, bm25_sentence_r1: 0 });
});

test('plain BM25 prefers the rarer word, the shorter text, the first of equals, and pairs of Han characters', () => {
  expect(plainBm25(['oak oak pine', 'oak elm', 'oak ash'], english)('oak elm')).toBe(1);
  expect(plainBm25(['oak grows by the river', 'oak grows'], english)('oak')).toBe(1);
  expect(plainBm25(['oak', 'oak'], english)('oak')).toBe(0);
  expect(plainBm25(['天气很好', '办公桌升降'], analyzerFor('zh'))('桌升')).toBe(1);
});
