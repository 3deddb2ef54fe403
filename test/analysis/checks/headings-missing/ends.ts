/** How the check headings-missing ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { PageSigns } from '../../../../analysis/page/signs/measure.ts';
import { type End, few, shows } from '../changes.ts';
import { page } from '../ordinary.ts';

const divided = (changes: Partial<PageSigns['subheadings']>) => ({
  subheadings: { headings: [], boldLines: [], boldLabels: [], ...changes },
});
const undivided = shows({ words: 900, ...divided({}) });
const blocks = (...kinds: string[]) => ({
  document: {
    modelInstructions: [],
    blocks: kinds.map((kind) => ({ kind, text: 'A desk that rises.' })),
  } as unknown as Artifacts['document'],
});

export const ends: readonly End[] = [
  ['fail', 'a long text has no subheading', undivided],
  ['fail', 'bold lines stand for them', shows({ words: 900, ...divided({ boldLines: ['Rise slowly', 'Sit well'] }) })],
  [
    'fail',
    'its paragraphs open with labels in bold',
    shows({ words: 900, ...divided({ boldLabels: ['Motor', 'Frame', 'Top', 'Feet'] }) }),
  ],
  ['fail', 'it has one in 900 words', shows({ words: 900, ...divided({ headings: ['Motors'] }) })],
  ['pass', 'it has one in 500 words', shows({ words: 500, ...divided({ headings: ['Motors'] }) })],
  ['pass', 'it has two', shows({ words: 2000, ...divided({ headings: ['Motors', 'Frames'] }) })],
  [
    'fail',
    'bold lines divide a news story',
    { ...shows({ words: 900, ...divided({ boldLines: ['Rise slowly', 'Sit well'] }) }), page_type: 'news' },
  ],
  ['pass', 'it is a news story of 900 words', { ...undivided, page_type: 'news' }],
  ['pass', 'it is short', shows({ words: 300, ...divided({}) })],
  [
    'pass',
    'other pages have none either',
    shows({ words: 900, ...divided({}) }, divided({}), divided({}), divided({ headings: ['Motors'] })),
  ],
  ['pass', 'most of it is a table', { ...undivided, ...blocks('paragraph', 'table', 'table') }],
  [
    'pass',
    'it is a thread',
    { ...undivided, page: { ...page, extraction: { ...page.extraction, page_kind: 'forum' } } },
  ],
  ['undecided too_few_pages', 'one page ranks', { signs: { ...few.signs, own: undivided.signs.own } }],
  ['not_applicable other_kind_of_page', 'a product', { ...undivided, page_type: 'product' }],
];
