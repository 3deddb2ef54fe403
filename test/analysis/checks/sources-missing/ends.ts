/** How the check sources-missing ends, and by which change of an ordinary page. */

import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import { type End, few, own, shows, trust } from '../changes.ts';
import { four, ordinary } from '../ordinary.ts';

export const ends: readonly End[] = [
  ['fail', 'the market links', trust({ sources_cited: 0 })],
  ['fail', 'a study has no name', shows({ unsourced: 'Studies have shown that standing burns 8% more.' })],
  [
    'pass',
    'a study has no name, and the text links three sources',
    { ...shows({ unsourced: 'Studies have shown that standing burns 8% more.' }), ...trust({ sources_cited: 3 }) },
  ],
  [
    'fail',
    'it gives a figure and links nothing',
    { ...shows({ unsourced_figure: 'Standing burns 8% more on average.' }), ...trust({ sources_cited: 0 }) },
  ],
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
      ...trust({ sources_cited: 0 }),
      document: {
        ...ordinary().document,
        facts: { laidOutTables: 0, textBeside: ['a desk '.repeat(150)] },
      } as unknown as Artifacts['document'],
    },
  ],
  ['pass', 'few link', { ...own({}, four({ outbound_domains: 0 })), ...trust({ sources_cited: 0 }) }],
  ['undecided too_few_pages', 'two pages', few],
];
