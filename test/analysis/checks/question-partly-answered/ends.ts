/** How the check question-partly-answered ends, and by which change of an ordinary page. */
import type { End } from '../changes.ts';
import { answerRow } from '../ordinary.ts';

export const ends: readonly End[] = [
  [
    'fail',
    'it is answered in part',
    { question_answerability: [{ ...answerRow, status: 'partly', issues: ['needs_context'] }] },
  ],
  [
    'pass',
    'the answer only stands far down',
    { question_answerability: [{ ...answerRow, status: 'partly', issues: ['buried'] }] },
  ],
  [
    'pass',
    'no sentence of the closest passage is on the question',
    { question_answerability: [{ ...answerRow, status: 'partly', issues: ['too_long', 'no_direct_sentence'] }] },
  ],
  ['pass', 'it is missing', { question_answerability: [{ ...answerRow, status: 'missing' }] }],
  [
    'pass',
    'the closest passage is about something else',
    {
      question_answerability: [{ ...answerRow, status: 'partly', issues: ['needs_context'] }],
      answer_examples: new Map([['q1', { own: null, market: null, isOnQuestion: false, isMarketOnQuestion: true }]]),
    },
  ],
  ['not_applicable no_common_question', 'one page alone asks', { questions: [] }],
];
