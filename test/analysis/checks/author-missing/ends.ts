/** How the check author-missing ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import { type End, few, own, shows, trust } from '../changes.ts';
import { figures, four } from '../ordinary.ts';

const six = ['s1', 's2', 's3', 's4', 's5', 's6'];

export const ends: readonly End[] = [
  ['fail', 'the market shows one', { ...own({ has_author: false }), ...trust({ author_named: null }) }],
  ['fail', 'only its markup names one', own({ has_author: false })],
  ['pass', 'an authority publishes it', { ...own({ has_author: false }), ...shows({ domain: 'www.energy.gov.au' }) }],
  [
    'pass',
    'only threads and shop pages show one',
    {
      ...own({ has_author: false }),
      market_types: new Map([
        ['s1', 'forum'],
        ['s2', 'product'],
        ['s3', 'category'],
        ['s4', 'hub'],
      ]),
    },
  ],
  [
    'pass',
    'searchers look for somebody in town',
    { ...own({ has_author: false }), intent: { primary: 'local' } as Artifacts['intent'] },
  ],
  [
    'pass',
    'most of those that show one are threads',
    {
      ...own(
        { has_author: false },
        six.map((id, at) => figures(id, { has_author: at < 4 })),
      ),
      market_types: new Map(six.map((id, at) => [id, at < 3 ? 'forum' : 'guide'])),
    },
  ],
  [
    'pass',
    'a company publishes it',
    { ...own({ has_author: false }), publishers_pages: new Set(['s1', 's2', 's3', 's4']) },
  ],
  ['pass', 'few show one', { ...own({ has_author: false }, four({ has_author: false })) }],
  ['not_applicable other_kind_of_page', 'documentation', { ...own({ has_author: false }), page_type: 'reference' }],
  ['undecided too_few_pages', 'two pages', few],
];
