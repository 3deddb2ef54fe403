/** How the check date-old ends, and by which change of an ordinary page. */
import { type End, few, own } from '../changes.ts';
import { ordinary } from '../ordinary.ts';

export const ends: readonly End[] = [
  ['fail', 'a year', own({ age_days: 400 })],
  [
    'not_applicable nothing_recent_wanted',
    'nobody asks for news',
    { ...own({ age_days: 400 }), time_sensitive: false },
  ],
  ['fail', 'it is three years old, whoever asks', { ...own({ age_days: 1200 }), time_sensitive: false }],
  [
    'not_applicable nothing_recent_wanted',
    'the keyword asks for its year, which is over',
    { ...own({ age_days: 400 }), keyword: { ...ordinary().keyword, text: 'best standing desks 2025' } },
  ],
  [
    'fail',
    'the keyword asks for this year',
    { ...own({ age_days: 800 }), keyword: { ...ordinary().keyword, text: 'best standing desks 2026' } },
  ],
  [
    'fail',
    'a list is almost two years old',
    { ...own({ age_days: 600 }), time_sensitive: false, page_type: 'listicle' },
  ],
  [
    'not_applicable nothing_recent_wanted',
    'it is a paper',
    {
      ...own({ age_days: 1200 }),
      document: {
        ...ordinary().document,
        facts: { ...ordinary().document.facts, metas: [{ name: 'citation_doi', content: '10.1000/1' }] },
      },
    },
  ],
  [
    'not_applicable nothing_recent_wanted',
    'it is a release to the press',
    {
      ...own({ age_days: 1200 }),
      page: { ...ordinary().page, final_url: 'https://own.example/news-release/desks-help' },
    },
  ],
  ['pass', 'it is a story of the last year', { ...own({ age_days: 400 }), page_type: 'news' }],
  ['not_applicable no_date', 'there is none', own({ age_days: null })],
  ['undecided too_few_pages', 'two pages', few],
];
