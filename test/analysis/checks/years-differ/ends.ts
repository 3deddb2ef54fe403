/** How the check years-differ ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { End } from '../changes.ts';
import { page } from '../ordinary.ts';

const titled = (title: string, h1: string, ...paragraphs: string[]) => ({
  page: { ...page, identity: { ...page.identity, title, h1 } },
  document: {
    modelInstructions: [],
    blocks: paragraphs.map((text) => ({ kind: 'paragraph', text })),
  } as unknown as Artifacts['document'],
});

export const ends: readonly End[] = [
  ['fail', 'title and heading differ', titled('Standing desks in 2026', 'Standing desks in 2025')],
  [
    'fail',
    'the opening names an older year',
    titled(
      'Standing desks (2026)',
      'Standing desks',
      'In 2024 you have more standing desk makers to choose from than before.',
    ),
  ],
  [
    'pass',
    'the opening tells a date',
    titled('Standing desks (2026)', 'Standing desks', 'We tested every desk of this list again in March 2025.'),
  ],
  [
    'pass',
    'the opening tells what was counted in another year',
    titled(
      'Standing desks (2026)',
      'Standing desks',
      'Makers of standing desks sold for $27.51 billion in 2024, we read.',
    ),
  ],
  [
    'pass',
    'the opening tells of something else',
    titled('Standing desks (2026)', 'Standing desks', 'Nobody in an office sat on the floor of it in 2024 at all.'),
  ],
  ['pass', 'a short line has the year', titled('Standing desks (2026)', 'Standing desks', 'Desk of the year 2024')],
  ['pass', 'the other year is history', titled('Standing desks in 2026', 'Standing desks since 2015')],
  ['pass', 'both agree', titled('Standing desks in 2026', 'Standing desks in 2026')],
  ['pass', 'no year is named', {}],
];
