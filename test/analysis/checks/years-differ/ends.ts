/** How the check years-differ ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import { type End, own, trust } from '../changes.ts';
import { page } from '../ordinary.ts';

const titled = (title: string, h1: string, ...paragraphs: string[]) => ({
  page: { ...page, identity: { ...page.identity, title, h1 } },
  document: {
    modelInstructions: [],
    blocks: paragraphs.map((text) => ({ kind: 'paragraph', text })),
  } as unknown as Artifacts['document'],
});

/** A page whose latest date is `day`, in a market of 2026. */
const changed = (day: string, title: string, description = '') => ({
  ...titled(title, 'Standing desks'),
  page: {
    ...page,
    identity: { ...page.identity, title, h1: 'Standing desks', description, published_at: day, modified_at: day },
  },
  ...trust({ dates_visible: [] }),
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
    'the opening tells since when it goes on',
    titled(
      'Standing desks (2026)',
      'Standing desks',
      'We have compared standing desks of all makers since 2024 in our lab.',
    ),
  ],
  [
    'pass',
    'the opening tells how it was before',
    titled(
      'Standing desks (2026)',
      'Standing desks',
      'While in 2024 makers of standing desks sold few, everybody asks for one by now.',
    ),
  ],
  [
    'pass',
    'the opening tells of something else',
    titled('Standing desks (2026)', 'Standing desks', 'Nobody in an office sat on the floor of it in 2024 at all.'),
  ],
  [
    'fail',
    'a subheading names the year before',
    {
      ...titled('Standing desks (2026)', 'Standing desks'),
      document: {
        modelInstructions: [],
        blocks: [{ kind: 'heading', text: 'The standing desks of 2025' }],
      } as unknown as Artifacts['document'],
    },
  ],
  ['pass', 'a short line has the year', titled('Standing desks (2026)', 'Standing desks', 'Desk of the year 2024')],
  ['pass', 'the other year is history', titled('Standing desks in 2026', 'Standing desks since 2015')],
  [
    'pass',
    'the title names both years',
    titled(
      'Standing desks of 2025 and what to expect in 2026',
      'Standing desks',
      'These were the best standing desks of the whole year 2025, we think.',
    ),
  ],
  ['pass', 'both agree', titled('Standing desks in 2026', 'Standing desks in 2026')],
  ['pass', 'no year is named', {}],
  ['fail', 'the last change is years before the title', changed('2022-07-13', 'Standing desks (2026)')],
  ['pass', 'it was changed the year before', changed('2025-07-13', 'Standing desks (2026)')],
  ['pass', 'the year is that of an event', changed('2022-07-13', 'Standing desks at the Games of 2026')],
  [
    'fail',
    'the description names the year before the date',
    { ...changed('2026-02-06', 'Standing desks', 'Read about 2025 standing desks'), ...own({ age_days: 30 }) },
  ],
  [
    'pass',
    'the date is of the year of the description',
    { ...changed('2026-02-06', 'Standing desks', 'Read about 2026 standing desks'), ...own({ age_days: 30 }) },
  ],
];
