/** How the check question-unanswered ends, and by which change of an ordinary page. */
import type { End } from '../changes.ts';
import { answerRow, question } from '../ordinary.ts';

export const ends: readonly End[] = [
  [
    'fail',
    'it is missing',
    { question_answerability: [{ ...answerRow, status: 'missing', passage_id: null, score: null }] },
  ],
  [
    'pass',
    'the page says something near an answer',
    {
      question_answerability: [{ ...answerRow, status: 'missing', passage_id: null, score: null }],
      question_echoes: new Set([question.id]),
    },
  ],
  ['pass', 'it is answered in part', { question_answerability: [{ ...answerRow, status: 'partly' }] }],
  [
    'not_applicable no_common_question',
    'one page alone asks',
    { questions: [{ ...question, origin: 'heading', coverage: null }] },
  ],
];
