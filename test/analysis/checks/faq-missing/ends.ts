/** How the check faq-missing ends, and by which change of an ordinary page. */
import { type End, few, shows } from '../changes.ts';
import { answerRow, question } from '../ordinary.ts';

const service = {
  page_type: 'service' as const,
  market_types: new Map(['s1', 's2', 's3', 's4'].map((id) => [id, 'service'] as const)),
};
const open = {
  ...service,
  questions: ['q1', 'q2'].map((id) => ({ ...question, id })),
  question_answerability: ['q1', 'q2'].map((question_id) => ({
    ...answerRow,
    question_id,
    status: 'missing' as const,
  })),
};
const none = { questions: [] };

export const ends: readonly End[] = [
  ['fail', 'the market asks, and two are open', { ...shows(none), ...open }],
  ['pass', 'one page of four asks', { ...shows(none, none, none, none), ...open }],
  ['pass', 'all are answered', { ...shows(none), ...service }],
  ['pass', 'it asks one itself', { ...shows({ questions: ['Is it loud?'] }), ...open }],
  ['not_applicable other_kind_of_page', 'a guide', shows(none)],
  ['undecided too_few_pages', 'one page', { ...few, ...service }],
];
