/** How the check date-missing ends, and by which change of an ordinary page. */
import { type End, few, own, shows, trust } from '../changes.ts';
import { four, ordinary, page } from '../ordinary.ts';

const undated = trust({ dates_visible: [] });

export const ends: readonly End[] = [
  ['fail', 'the market has one', { ...own({ age_days: null }), ...undated }],
  [
    'fail',
    'the text speaks of its own time',
    {
      ...own({ age_days: null }, four({ age_days: null })),
      ...undated,
      ...shows({ relative_day: 'Prices rose earlier this year.' }),
    },
  ],
  ['fail', 'its date has no year', { ...own({ age_days: null }), ...undated, ...shows({ shown_day: 'Dec 23' }) }],
  [
    'pass',
    'its address has the year',
    {
      ...own({ age_days: null }),
      ...undated,
      page: { ...page, final_url: 'https://a.example/2024/09/16/boots' },
    },
  ],
  ['pass', 'few have one', { ...own({ age_days: null }, four({ age_days: null })), ...undated }],
  [
    'pass',
    'the day of its markup stands below the text',
    {
      ...own({ age_days: null }),
      ...undated,
      page: { ...page, identity: { ...page.identity, published_at: '2025-03-27' } },
      document: {
        ...ordinary().document,
        facts: { ...ordinary().document.facts, visibleText: 'A desk. By admin | March 27, 2025 | Tax' },
      },
    },
  ],
  ['pass', 'it shows a month', { ...own({ age_days: null }), ...undated, ...shows({ shown_month: 'April 2024' }) }],
  [
    'fail',
    'the market has months',
    {
      ...own({ age_days: null }, four({ age_days: null })),
      ...undated,
      ...shows({}, { shown_month: 'Reviewed May 2024' }, { shown_month: 'May 2023' }),
    },
  ],
  [
    'undecided too_few_pages',
    'only indexes of texts have days',
    {
      ...own({ age_days: null }),
      ...undated,
      market_types: new Map(['s1', 's2', 's3', 's4'].map((id) => [id, 'hub' as const])),
    },
  ],
  ['pass', 'it has one', shows({ relative_day: 'Prices rose earlier this year.' })],
  ['not_applicable other_kind_of_page', 'a product', { ...undated, page_type: 'product' }],
  ['undecided too_few_pages', 'two pages', few],
];
