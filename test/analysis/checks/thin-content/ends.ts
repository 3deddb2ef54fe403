/** How the check thin-content ends, and by which change of an ordinary page. */

import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import { type End, few, shows } from '../changes.ts';
import { answerRow, onPages, ordinary, question, topic, topicRow } from '../ordinary.ts';

const open = {
  topics: ['t1', 't2', 't3'].map((id) => ({ ...topic, id })),
  topic_coverage: ['t1', 't2', 't3'].map((topic_id) => ({ ...topicRow, topic_id, status: 'missing' as const })),
  topics_on_pages: new Map(['t1', 't2', 't3'].map((id) => [id, onPages])),
};

export const ends: readonly End[] = [
  ['fail', 'half as long, with three topics open', { ...shows({ words: 199 }), ...open }],
  ['pass', 'long enough', { ...shows({ words: 200 }), ...open }],
  [
    'pass',
    'most of its text stands in boxes beside the main content',
    {
      ...shows({ words: 100 }),
      ...open,
      document: {
        ...ordinary().document,
        facts: { laidOutTables: 0, wideTables: 0, textBeside: ['a desk '.repeat(150)] },
      } as unknown as Artifacts['document'],
    },
  ],
  [
    'pass',
    'the rest stands behind a paywall',
    {
      ...shows({ words: 100 }),
      ...open,
      document: {
        ...ordinary().document,
        facts: { ...ordinary().document.facts, paywall: { value: 'false', where: 'isAccessibleForFree' } },
      },
    },
  ],
  ['pass', 'brief, with nothing open', shows({ words: 199 })],
  ['pass', 'two fifths as long, with nothing to name', shows({ words: 159 })],
  ['fail', 'two fifths as long, with subjects open', { ...shows({ words: 159 }), ...open }],
  [
    'pass',
    'a service that says as much as half of the others',
    { ...shows({ words: 160 }), ...open, page_type: 'service' },
  ],
  ['fail', 'a service hardly described', { ...shows({ words: 100 }), ...open, page_type: 'service' }],
  [
    'not_applicable other_kind_of_page',
    'a product hardly described',
    { ...shows({ words: 100 }), page_type: 'product' },
  ],
  [
    'fail',
    'questions are open too',
    {
      ...shows({ words: 100 }),
      questions: ['q1', 'q2', 'q3'].map((id) => ({ ...question, id })),
      question_answerability: ['q1', 'q2', 'q3'].map((question_id) => ({
        ...answerRow,
        question_id,
        status: 'missing' as const,
      })),
    },
  ],
  [
    'pass',
    'brief, with questions open that one page alone answers',
    {
      ...shows({ words: 199 }),
      questions: ['q1', 'q2', 'q3'].map((id) => ({
        ...question,
        id,
        coverage: null,
        answered_by: question.answered_by.slice(0, 1),
      })),
      question_answerability: ['q1', 'q2', 'q3'].map((question_id) => ({
        ...answerRow,
        question_id,
        status: 'missing' as const,
      })),
    },
  ],
  ['undecided too_few_pages', 'one page', few],
];
