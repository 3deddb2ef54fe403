/** How the check questions-left-open ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { End } from '../changes.ts';
import { answerRow, question } from '../ordinary.ts';

type Row = Artifacts['question_answerability'][number];
const asked = (...rows: Partial<Row>[]) => ({
  questions: rows.map((_, index) => ({ ...question, id: `q${index + 1}` })),
  question_answerability: rows.map((row, index) => ({ ...answerRow, question_id: `q${index + 1}`, ...row })),
});
const faulty: Partial<Row> = { status: 'partly', issues: ['needs_context'] };

export const ends: readonly End[] = [
  ['fail', 'two are answered in part', asked(faulty, faulty)],
  ['pass', 'one alone is, whoever answers it', asked(faulty)],
  ['fail', 'two are missing', asked({ status: 'missing' }, { status: 'missing' })],
  [
    'pass',
    'the page has something close to an answer',
    { ...asked({ status: 'missing' }), question_echoes: new Set(['q1']) },
  ],
  [
    'pass',
    'a section of the page is headed by one, and one alone is no list',
    { ...asked({ status: 'missing' }), questions_headed: new Set(['q1']) },
  ],
  ['pass', 'a part without a fault may be the whole', asked({ status: 'partly' })],
  ['pass', 'all are answered', asked({}, {})],
  ['not_applicable no_common_question', 'nobody asks', { questions: [] }],
];
