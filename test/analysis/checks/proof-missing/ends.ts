/** How the check proof-missing ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { ProofKind } from '../../../../analysis/page/signs/may-show.ts';
import { type End, few, shows } from '../changes.ts';
import { ordinary, page } from '../ordinary.ts';

const none = { method: null };
const elsewhere = (...kinds: ProofKind[]) => ({ mayShow: (proof: ProofKind) => kinds.includes(proof) });
const list = { page_type: 'listicle' as const };

export const ends: readonly End[] = [
  ['fail', 'a list does not say how it chose', { ...list, ...shows(none) }],
  [
    'pass',
    'a list of types was not chosen from others',
    { ...list, ...shows(none), page: { ...page, identity: { ...page.identity, title: 'Six types of desks', h1: '' } } },
  ],
  [
    'pass',
    'one page says so, and nobody is about to buy',
    { ...list, ...shows(none, none, none, none), intent: { primary: 'informational' } as Artifacts['intent'] },
  ],
  ['fail', 'no list says so, and searchers are about to buy', { ...list, ...shows(none, none, none, none, none) }],
  ['pass', 'a list may say how it chose in other words', { ...list, ...shows({ ...none, ...elsewhere('method') }) }],
  ['fail', 'a guide tells of nothing that its author did', shows({ experience: null })],
  ['pass', 'a company explains', { ...shows({ experience: null }), publishers_pages: new Set(['s1']) }],
  ['pass', 'a guide says “I”', shows({ experience: null, ...elsewhere('experience') })],
  ['pass', 'two things are compared', { ...shows(none, none, none), page_type: 'comparison', entries: [] }],
  [
    'fail',
    'a comparison lists three without saying why these',
    { ...shows(none, none, none), page_type: 'comparison', entries: ['Flexo', 'Rise', 'Lift'] },
  ],
  [
    'fail',
    'a service shows no licence',
    {
      ...shows({ licence: null }),
      page_type: 'service',
      market_types: new Map(['s1', 's2', 's3', 's4'].map((id) => [id, 'service'])),
    },
  ],
  ['pass', 'articles tell readers to look for one', { ...shows({ licence: null }), page_type: 'service' }],
  [
    'pass',
    'it makes software',
    {
      ...shows({ licence: null }),
      page_type: 'service',
      keyword: { ...ordinary().keyword, text: 'desk planning software' },
    },
  ],
  [
    'fail',
    'a service shows neither reviews nor a case',
    { ...shows({ reviews: null, cases: null }), page_type: 'service' },
  ],
  [
    'pass',
    'a service tells a case',
    { ...shows({ reviews: null }, ...Array(4).fill({ reviews: null })), page_type: 'service' },
  ],
  [
    'not_applicable other_kind_of_page',
    'a city offers the service',
    { ...shows({ reviews: null, cases: null, domain: 'alder.in.gov' }), page_type: 'service' },
  ],
  [
    'pass',
    'a script may draw the stars of a product',
    { ...shows({ reviews: null, ...elsewhere('reviews') }), page_type: 'product' },
  ],
  [
    'pass',
    'the menu of a service names stories of customers',
    { ...shows({ reviews: null, cases: null, ...elsewhere('cases') }), page_type: 'service' },
  ],
  ['fail', 'a product has no reviews', { ...shows({ reviews: null }), page_type: 'product' }],
  [
    'fail',
    'one page shows the reviews that a product lacks',
    { ...shows({ reviews: null }, {}, ...Array(3).fill({ reviews: null })), page_type: 'product' },
  ],
  [
    'pass',
    'no page shows the reviews that a product lacks',
    { ...shows({ reviews: null }, ...Array(4).fill({ reviews: null })), page_type: 'product' },
  ],
  ['pass', 'a guide needs no reviews', shows({ reviews: null })],
  ['not_applicable other_kind_of_page', 'a news article', { ...shows({ reviews: null }), page_type: 'news' }],
  ['undecided too_few_pages', 'one page', { ...few, ...list }],
];
