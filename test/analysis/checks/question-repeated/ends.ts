/** How the check question-repeated ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { End } from '../changes.ts';

const oak = 'Oak costs from $400 to $900, with a drawer.';
const ash = 'You pay at least $1,200 for a desk of ash.';
/** Questions with their answers; in a heading, or in one box with the answer. */
const asking = (...pairs: readonly (readonly [question: string, answer: string])[]) => ({
  document: {
    blocks: pairs.flatMap(([text, answer]) => [
      { kind: 'heading', level: 2, text, heading_path: [] },
      { kind: 'paragraph', text: answer, heading_path: [text] },
    ]),
  } as unknown as Artifacts['document'],
});
const boxed = (question: string, ...answers: string[]) => ({
  document: {
    blocks: answers.map((answer) => ({
      kind: 'paragraph',
      text: `${question} ${answer}`,
      heading_path: [],
      question: { source: 'details', chars: question.length },
    })),
  } as unknown as Artifacts['document'],
});

export const ends: readonly End[] = [
  ['fail', 'two sections answer it', asking(['How much does it cost?', oak], ['How much does it cost?', ash])],
  [
    'fail',
    'with numbers and other capitals',
    asking(['1. How much does oak cost?', oak], ['How Much Does Oak Cost?', ash]),
  ],
  ['fail', 'in boxes that open', boxed('How much does it cost?', oak, ash)],
  ['pass', 'the answers begin alike', asking(['How much does it cost?', oak], ['How much does it cost?', oak])],
  [
    'pass',
    'a template asks it of each entry',
    boxed('How much does it cost?', oak, ash, 'A pine desk is had from $200 and lasts ten years.'),
  ],
  ['pass', 'the question is short', asking(['Is it loud?', oak], ['Is it loud?', ash])],
  ['pass', 'one has no answer', asking(['How much does it cost?', oak], ['How much does it cost?', 'Read more'])],
  ['pass', 'they are no questions', asking(['What oak desks cost', oak], ['What oak desks cost', ash])],
];
