/** How the check own-product-first ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import { type End, shows } from '../changes.ts';
import { ordinary } from '../ordinary.ts';

/** A list on `getdesky.example`. */
const list = (...entries: string[]) => ({
  ...shows({ domain: 'getdesky.example' }),
  entries,
  page_type: 'listicle' as const,
});

/** A list whose second entry is the site's own, and what the page says of it. */
const another = (text: string) => ({
  ...list('Flexo', 'Desky', 'Rise'),
  document: { ...ordinary().document, text },
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
  ['fail', 'another entry is, and nothing says so', another('Desky has two motors and a lamp.')],
  ['pass', 'another entry is, and the page says so', another('Desky is our desk, so read with care.')],
  ['pass', 'a sentence near it speaks of its own products', another('Desky has a lamp. Our products last.')],
  ['fail', 'a sentence near it speaks of us all', another('Desky has a lamp. Where do our lives lead?')],
  ['fail', 'it has its own opinion of it', another('Desky is our favorite, and has a lamp.')],
  ['fail', 'the site says it far from it', another(`Desky has a lamp. ${'It is grey. '.repeat(40)}We make desks.`)],
  [
    'pass',
    'another entry has a part of its name',
    { ...another('Sky has a lamp.'), entries: ['Flexo', 'Sky Desk', 'Rise'] },
  ],
  ['pass', 'it compares two', list('Desky', 'Flexo')],
  ['pass', 'a part of the name is too short to tell', list('Get', 'Flexo', 'Rise')],
  ['pass', 'it lists nothing', list()],
  ['not_applicable other_kind_of_page', 'a product', { ...list('Desky', 'Flexo', 'Rise'), page_type: 'product' }],
];
