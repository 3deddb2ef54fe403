/** How the check outdated-year ends, and by which change of an ordinary page. */
import { type End, keyword } from '../changes.ts';
import { page } from '../ordinary.ts';

const identity = (title: string, h1 = title) => ({ page: { ...page, identity: { ...page.identity, title, h1 } } });
const at = (final_url: string) => ({ page: { ...page, final_url } });

export const ends: readonly End[] = [
  ['fail', 'the title names last year', identity('Best standing desks 2025')],
  ['fail', 'the title names a past year in brackets', identity('Best standing desks (2023)')],
  ['fail', 'the main heading does', identity('Best standing desks', 'Best standing desks in 2024: our picks')],
  ['fail', 'the address does', at('https://own.example/blog/best-standing-desks-2023')],
  ['fail', 'the address ends in it before an extension', at('https://own.example/best-desks-2023.html')],
  ['pass', 'the title names this year', identity('Best standing desks 2026')],
  ['pass', 'this year stands beside a past one', identity('Standing desks: 2025 and 2026 models compared')],
  ['pass', 'the year is one end of a range', identity('Desks in offices, 2019–2023')],
  ['pass', 'the range has spaces', identity('Desks in offices, 2019 – 2023')],
  ['pass', 'the year is that of a study it quotes', identity('The top desk, according to the 2025 Oakline Study')],
  ['fail', 'a year of its own stands before it', identity('The best desks of 2023 according to experts')],
  ['pass', 'the year is history', identity('Standing desks from Oakline, makers since 1998')],
  [
    'pass',
    'the year of the keyword stands beside an earlier one',
    { ...identity('The desk of 2024, and five desks for 2025'), ...keyword({ text: 'best desks 2025' }) },
  ],
  [
    'pass',
    'the keyword asks for that year',
    { ...identity('Best desks 2023'), ...keyword({ text: 'best desks 2023' }) },
  ],
  [
    'pass',
    'the heading names an edition',
    identity('Oakline Trot headphones', 'Oakline Trot headphones | 2023 Edition'),
  ],
  ['pass', 'the heading names a model', identity('Oakline Trot', 'Oakline Trot, Modell 2023')],
  ['fail', 'the title is an edition of the text', identity('Best desks: 2023 edition')],
  ['pass', 'the number is no year', identity('Desk 20231 with 2000W motor and 120 x 2020.5 mm top')],
  ['pass', 'the address dates the page', at('https://own.example/2023/05/standing-desks')],
  ['pass', 'the address dates the page in its last part', at('https://own.example/news/2023-05-14-standing-desks')],
  [
    'not_applicable nothing_recent_wanted',
    'nobody asks for news',
    { ...identity('Desks 2023'), time_sensitive: false },
  ],
  [
    'fail',
    'nobody asks for news, and a guide ends its title with last year',
    { ...identity('Desks: how to choose [2025] | Oak'), time_sensitive: false, page_type: 'guide' },
  ],
  [
    'fail',
    'nobody asks for news, and a guide of last year says so',
    { ...identity('How much is a desk? | 2025 Desk Cost Guide'), time_sensitive: false, page_type: 'guide' },
  ],
  [
    'not_applicable nothing_recent_wanted',
    'nobody asks for news, and a guide tells of a year',
    { ...identity('Desks sold | 2025 saw the most of them'), time_sensitive: false, page_type: 'guide' },
  ],
  [
    'not_applicable nothing_recent_wanted',
    'news names the year that it tells of',
    { ...identity('Study of 2024: desks'), page_type: 'news' },
  ],
  [
    'not_applicable nothing_recent_wanted',
    'nobody asks for news, and news have the year',
    { ...identity('Desks sold in 2025'), time_sensitive: false, page_type: 'news' },
  ],
  [
    'fail',
    'a list names one, whatever its keyword asks for',
    { ...identity('Desks 2023'), time_sensitive: false, page_type: 'listicle' },
  ],
  ['not_applicable other_kind_of_page', 'a thread', { page_type: 'forum' }],
];
