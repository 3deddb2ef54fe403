/** How the check sources-missing ends, and by which change of an ordinary page. */

import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import { type End, few, own, shows, trust } from '../changes.ts';
import { four, ordinary } from '../ordinary.ts';

/** A share that nobody is said to have counted, on a page that links nothing. */
const owing = { ...shows({ unsourced_figure: 'Standing burns 8% more on average.' }), ...trust({ sources_cited: 0 }) };

export const ends: readonly End[] = [
  ['pass', 'it links nothing and owes no source', trust({ sources_cited: 0 })],
  ['fail', 'a study has no name', shows({ unsourced: 'Studies have shown that standing burns 8% more.' })],
  [
    'pass',
    'a study has no name, and the text links three sources',
    { ...shows({ unsourced: 'Studies have shown that standing burns 8% more.' }), ...trust({ sources_cited: 3 }) },
  ],
  ['fail', 'it gives a figure and links nothing', owing],
  ['pass', 'it gives a figure and links a source', shows({ unsourced_figure: 'Standing burns 8% more on average.' })],
  [
    'fail',
    'a seller appeals to studies without a name',
    { ...shows({ unsourced: 'It is proven by research.' }), page_type: 'service' },
  ],
  ['pass', 'a seller links nothing', { ...trust({ sources_cited: 0 }), page_type: 'service' }],
  [
    'pass',
    'much of its text stands beside the main content',
    {
      ...owing,
      document: {
        ...ordinary().document,
        facts: { laidOutTables: 0, wideTables: 0, textBeside: ['a desk '.repeat(150)] },
      } as unknown as Artifacts['document'],
    },
  ],
  [
    'pass',
    'it lists its sources without links',
    {
      ...shows({ unsourced: 'Studies have shown that standing burns 8% more.' }),
      document: {
        ...ordinary().document,
        facts: { ...ordinary().document.facts, outline: [{ level: 2, text: 'Article sources' }] },
      },
    },
  ],
  ['pass', 'few link', { ...owing, ...own({}, four({ outbound_domains: 0 })) }],
  ['undecided too_few_pages', 'two pages', few],
];
