/** How the check direct-answer-missing ends, and by which change of an ordinary page. */

import { type End, few, own, shows } from '../changes.ts';
import { answerRow, ordinary } from '../ordinary.ts';

const none = { answer: null, best_answer: null };
const late = { answer: { text: 'A standing desk stood in the corner.', wordsBefore: 100 } };
const call = { answer: { text: 'Find your standing desk here.', wordsBefore: 0 } };
const direct = own({ answer_offset_ratio: null });

const answersKeyword = {
  question_answerability: [{ ...answerRow, status: 'answered' as const }],
  matters: new Map([[answerRow.question_id, new Set<string>()]]),
};

export const ends: readonly End[] = [
  ['fail', 'the market has one', { ...direct, ...shows(none) }],
  ['pass', 'one has one', { ...direct, ...shows(none, {}, none, none, none) }],
  ['pass', 'others only call for action', { ...direct, ...shows(none, call, call, call, call) }],
  [
    'not_applicable no_direct_answer',
    'the keyword asks for nothing that one sentence says',
    { ...direct, ...shows(none), keyword: { ...ordinary().keyword, text: 'standing desk tips' } },
  ],
  ['pass', 'none has one', { ...direct, ...shows(none, none, none, none, none) }],
  ['pass', 'others say the words further down', { ...direct, ...shows(none, late, late, late, late) }],
  ['pass', 'a passage answers by its form', shows(none)],
  ['pass', 'it answers a question that adds nothing to the keyword', { ...direct, ...shows(none), ...answersKeyword }],
  ['not_applicable other_kind_of_page', 'a list', { ...direct, ...shows(none), page_type: 'listicle' }],
  ['undecided too_few_pages', 'two pages', few],
];
