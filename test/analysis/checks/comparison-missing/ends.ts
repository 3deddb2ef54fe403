/** How the check comparison-missing ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import { type End, few, keyword, own, shows } from '../changes.ts';
import { four, ordinary, page } from '../ordinary.ts';

const titled = (title: string) => ({ ...page, identity: { ...page.identity, title, h1: title } });
const none = { columns: null };
const unpriced = { columns: null, isPriced: false, surePrices: 0 };
const labels = (...texts: string[]) => texts.map((text) => ({ text, uses: 6 }));
const labelled = { columns: null, labels: labels('Pricing', 'Best for') };

/** A document of one block, without tables of boxes. */
const documentOf = (block: { kind: string; text: string }) =>
  ({
    modelInstructions: [],
    blocks: [block],
    facts: { laidOutTables: 0, wideTables: 0, textBeside: [] },
  }) as unknown as Artifacts['document'];

const ofPrice = {
  ...keyword({ text: 'standing desk cost' }),
  intent: { ...ordinary().intent, primary: 'informational' as const },
};

const listOf = (title: string) => ({ page: titled(title), page_type: 'listicle' as const });

export const ends: readonly End[] = [
  [
    'pass',
    'a list of types, one after the other',
    {
      ...own({ comparison_blocks: 0 }, four({ comparison_blocks: 0 })),
      ...shows({ ...none, isPriced: true }, none, none, none, none),
      ...listOf('The 6 types of desks'),
    },
  ],
  [
    'fail',
    'a list of the best',
    {
      ...own({ comparison_blocks: 0 }, four({ comparison_blocks: 0 })),
      ...shows({ ...none, isPriced: true }, none, none, none, none),
      ...listOf('The 6 best desks'),
    },
  ],
  [
    'pass',
    'a list on what a desk costs',
    {
      ...own({ comparison_blocks: 0 }, four({ comparison_blocks: 0 })),
      ...shows({ ...none, isPriced: true }, none, none, none, none),
      ...listOf('Desk cost: 7 factors'),
      keyword: { ...ordinary().keyword, text: 'desk cost' },
    },
  ],
  [
    'pass',
    'a list of types, where the market compares',
    { ...own({ comparison_blocks: 0 }), ...shows(none), ...listOf('The 6 types of desks') },
  ],
  [
    'pass',
    'a story, where the market compares',
    { ...own({ comparison_blocks: 0 }), ...shows(none), page_type: 'news' },
  ],
  ['fail', 'the market compares', { ...own({ comparison_blocks: 0 }), ...shows(none) }],
  [
    'pass',
    'a page that sells one thing, where the market compares',
    { ...own({ comparison_blocks: 0 }), ...shows(none), page_type: 'product' },
  ],
  [
    'pass',
    'the keyword asks for a price, and the page is of a firm that names its own',
    { ...own({ comparison_blocks: 0 }), ...shows(none), ...ofPrice, publishers_pages: new Set() },
  ],
  [
    'fail',
    'the keyword asks for a price, and the page is of a publisher',
    { ...own({ comparison_blocks: 0 }), ...shows(none), ...ofPrice, publishers_pages: new Set([page.source_id]) },
  ],
  ['pass', 'few compare in a table', { ...own({ comparison_blocks: 0 }), ...shows(none, none, none, none) }],
  [
    'fail',
    'a list repeats its labels without a table',
    {
      ...own({ comparison_blocks: 0 }, four({ comparison_blocks: 0 })),
      ...shows(labelled),
      page_type: 'listicle',
    },
  ],
  [
    'pass',
    'a list of novels, which no page prices',
    {
      ...own({ comparison_blocks: 0 }),
      ...shows(unpriced, unpriced, unpriced, unpriced, unpriced),
      page_type: 'listicle',
    },
  ],
  [
    'pass',
    'a text for those who learn',
    {
      ...own({ comparison_blocks: 0 }),
      ...shows(none),
      intent: { primary: 'informational' } as Artifacts['intent'],
    },
  ],
  [
    'fail',
    'a list names its entries in headings without a table',
    {
      ...own({ comparison_blocks: 0 }, four({ comparison_blocks: 0 })),
      ...shows(none),
      entries: ['Uplift', 'Fully', 'Flexispot', 'Vari'],
      page_type: 'listicle',
    },
  ],
  [
    'fail',
    'a list for buyers counts entries that are not recognized',
    {
      ...own({ comparison_blocks: 2 }, four({ comparison_blocks: 0 })),
      ...shows(none),
      page: titled('10 desks for small rooms'),
      page_type: 'listicle',
    },
  ],
  [
    'pass',
    'a text on kinds of desks has no entries',
    {
      ...own({ comparison_blocks: 0 }, four({ comparison_blocks: 0 })),
      ...shows(none),
      page: titled('Top desks for small rooms'),
      page_type: 'listicle',
    },
  ],
  [
    'pass',
    'a list for those who learn has no labels',
    {
      ...own({ comparison_blocks: 0 }, four({ comparison_blocks: 0 })),
      ...shows(none, none, none, none, none),
      entries: ['Uplift', 'Fully', 'Vari'],
      intent: { primary: 'informational' } as Artifacts['intent'],
      page_type: 'listicle',
    },
  ],
  [
    'pass',
    'a list for those who learn tells what is for and what against',
    {
      ...own({ comparison_blocks: 0 }),
      ...shows({ columns: null, labels: labels('Pro', 'Con') }, none, none, none, none),
      intent: { primary: 'informational' } as Artifacts['intent'],
      page_type: 'listicle',
    },
  ],
  [
    'pass',
    'a heading announces its table',
    {
      ...shows(none),
      document: documentOf({ kind: 'heading', text: 'Product comparison table' }),
      page_type: 'listicle',
    },
  ],
  [
    'pass',
    'a line with a colon announces its table',
    {
      ...shows(none),
      document: documentOf({ kind: 'paragraph', text: '2026 desk comparison:' }),
      page_type: 'listicle',
    },
  ],
  [
    'pass',
    'a table of two columns has most of the entries',
    {
      ...shows(none),
      entries: ['Oak One', 'Pine Two', 'Ash Three'],
      document: documentOf({ kind: 'table', text: 'Oak One\tsteel\nPine Two\tglass' }),
      page_type: 'listicle',
    },
  ],
  [
    'pass',
    'the keyword asks for novels',
    { ...shows(none), keyword: { ...ordinary().keyword, text: 'best crime novels' }, page_type: 'listicle' },
  ],
  [
    'pass',
    'its title offers trends',
    {
      ...shows({ ...none, labels: labels('Pricing', 'Size') }),
      page: titled('Ten desk trends'),
      page_type: 'listicle',
    },
  ],
  [
    'pass',
    'a contractor compares nothing',
    { ...own({ comparison_blocks: 0 }), ...shows(none), page_type: 'local_service' },
  ],
  [
    'pass',
    'its table is laid out with boxes',
    {
      ...shows(none),
      document: {
        modelInstructions: [],
        blocks: [],
        facts: { laidOutTables: 1, wideTables: 0, textBeside: [] },
      } as unknown as Artifacts['document'],
      page_type: 'listicle',
    },
  ],
  [
    'pass',
    'few of the entries have the labels',
    {
      ...own({ comparison_blocks: 0 }),
      ...shows({ ...none, labels: labels('Pricing', 'Size') }, none, none, none, none),
      ...listOf('Desks'),
      intent: { primary: 'informational' } as Artifacts['intent'],
      entries: Array.from({ length: 20 }, (_, index) => `Desk ${index}`),
    },
  ],
  [
    'pass',
    'a directory of more than forty entries',
    {
      ...own({ comparison_blocks: 0 }, four({ comparison_blocks: 0 })),
      ...shows({ ...none, isPriced: true }, none, none, none, none),
      ...listOf('The best desks'),
      entries: Array.from({ length: 41 }, (_, index) => `Desk ${index}`),
    },
  ],
  [
    'fail',
    'forty entries',
    {
      ...own({ comparison_blocks: 0 }, four({ comparison_blocks: 0 })),
      ...shows({ ...none, isPriced: true }, none, none, none, none),
      ...listOf('The best desks'),
      entries: Array.from({ length: 40 }, (_, index) => `Desk ${index}`),
    },
  ],
  ['pass', 'a list has its table', { ...shows({ labels: labels('Pricing') }), page_type: 'listicle' }],
  ['not_applicable no_text', 'nothing to compare in', own({ comparison_blocks: null })],
  ['undecided too_few_pages', 'two pages', few],
];
