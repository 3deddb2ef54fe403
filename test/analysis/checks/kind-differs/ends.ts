/** How the check kind-differs ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import { type End, shows } from '../changes.ts';
import { ordinary } from '../ordinary.ts';

/** Market pages of these types. */
const beside = (...types: (Artifacts['page_type'] | null)[]) => ({
  market_types: new Map(types.map((type, index) => [`s${index + 1}`, type])),
});

const asked = ['How long does it last?', 'How much does it cost?', 'Is it loud?'];

export const ends: readonly End[] = [
  [
    'fail',
    'a shop stands among guides',
    { ...beside('guide', 'listicle', 'guide', 'guide', 'product'), page_type: 'category' },
  ],
  [
    'pass',
    'the keyword asks for a price and the shop shows some',
    {
      ...beside('guide', 'listicle', 'guide', 'guide', 'product'),
      keyword: { ...ordinary().keyword, text: 'standing desk cost' },
      page_type: 'category',
    },
  ],
  ...(['service', 'product'] as const).map(
    (page_type): End => [
      page_type === 'service' ? 'pass' : 'fail',
      `a ${page_type} page answers three questions`,
      { ...beside('guide', 'listicle', 'guide', 'guide', 'product'), ...shows({ questions: asked }), page_type },
    ],
  ),
  [
    'fail',
    'a service page answers two',
    {
      ...beside('guide', 'listicle', 'guide', 'guide', 'product'),
      ...shows({ questions: asked.slice(1) }),
      page_type: 'service',
    },
  ],
  [
    'pass',
    'half of the results sell as well',
    { ...beside('guide', 'listicle', 'guide', 'product', 'category'), page_type: 'category' },
  ],
  [
    'pass',
    'two guides have hardly a word',
    {
      ...beside('guide', 'guide', 'listicle', 'listicle', 'listicle'),
      ...shows({}, { words: 90 }, { words: 90 }),
      page_type: 'service',
    },
  ],
  [
    'undecided too_few_pages',
    'three types are known',
    { ...beside('guide', 'guide', 'guide', null), page_type: 'service' },
  ],
  ['not_applicable other_kind_of_page', 'it explains', {}],
];
