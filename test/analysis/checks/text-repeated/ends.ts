/** How the check text-repeated ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { End } from '../changes.ts';

const lines = [
  'A phone call of thirty minutes with one of our experienced writers.',
  'A personal draft within three business days after that first call.',
  'Two rounds of revisions in which you comment on every single line.',
  'The final document in both formats that most employers ask for.',
];
const cards = (first: readonly string[], second: readonly string[], heading = 'Professional package') => ({
  document: {
    blocks: [
      { kind: 'list', text: first.join('\n'), heading_path: ['Packages', 'Entry package'] },
      { kind: 'list', text: second.join('\n'), heading_path: ['Packages', heading] },
    ],
  } as unknown as Artifacts['document'],
});

export const ends: readonly End[] = [
  ['fail', 'two packages list the same', cards(lines, ['For your first job', ...lines])],
  [
    'fail',
    'written with other spaces and capitals',
    cards(
      lines,
      lines.map((line) => ` ${line.toUpperCase()}`),
    ),
  ],
  ['pass', 'three lines are the same', cards(lines, lines.slice(1))],
  ['pass', 'the same section', cards(lines, lines, 'Entry package')],
  [
    'pass',
    'the lines are labels',
    cards(['Cover letter', 'One call', 'Two drafts', 'PDF'], ['Cover letter', 'One call', 'Two drafts', 'PDF']),
  ],
  ['pass', 'nothing is said twice', cards(lines, [])],
];
