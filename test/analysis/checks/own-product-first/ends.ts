/** How the check own-product-first ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import { type End, shows } from '../changes.ts';

/** A list on `getdesky.example`. */
const list = (...entries: string[]) => ({
  ...shows({ domain: 'getdesky.example' }),
  entries,
  page_type: 'listicle' as const,
});

export const ends: readonly End[] = [
  ['fail', 'the first entry is named like the site', list('Desky', 'Flexo', 'Rise')],
  [
    'fail',
    'it does not say how it chose',
    { ...list('Desky', 'Flexo', 'Rise'), ...shows({ domain: 'getdesky.example', method: null }) },
  ],
  [
    'fail',
    'the first number is',
    {
      ...list('Flexo', 'Rise'),
      document: {
        modelInstructions: [],
        blocks: ['1. Desky', '2. Flexo', '3. Rise'].map((text) => ({ kind: 'heading', text })),
      } as unknown as Artifacts['document'],
    },
  ],
  [
    'pass',
    'two are numbered, and another list after them',
    {
      ...list('Flexo', 'Rise'),
      document: {
        modelInstructions: [],
        blocks: ['1. Desky', '2. Flexo', '1. Height', '2. Width'].map((text) => ({ kind: 'heading', text })),
      } as unknown as Artifacts['document'],
    },
  ],
  ['pass', 'another entry is', list('Flexo', 'Desky', 'Rise')],
  ['pass', 'it compares two', list('Desky', 'Flexo')],
  ['pass', 'a part of the name is too short to tell', list('Get', 'Flexo', 'Rise')],
  ['pass', 'it lists nothing', list()],
  ['not_applicable other_kind_of_page', 'a product', { ...list('Desky', 'Flexo', 'Rise'), page_type: 'product' }],
];
