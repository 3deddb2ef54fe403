/** How the check outdated-text ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import { type End, keyword, shows } from '../changes.ts';

const saying = (text: string) => ({
  document: { modelInstructions: [], blocks: [{ text }] } as unknown as Artifacts['document'],
});
const plan = { text: 'The rule will be adopted in 2024.', year: 2024 };
const old = { text: 'In 2021 a standing desk cost $500.', year: 2021 };

export const ends: readonly End[] = [
  ['fail', 'a price of years ago', shows({ old_price: old })],
  ['fail', 'a study of years ago', shows({ old_data: { text: 'A survey of 2013 found that.', year: 2013 } })],
  ['fail', 'a rate of years ago', shows({ old_rate: { text: 'The rate is 15.3% for 2022.', year: 2022 } })],
  ['fail', 'a plan for a past year', shows({ old_plan: plan })],
  [
    'pass',
    'an offer that has ended, which has a check of its own',
    shows({ old_plan: plan, ended_offer: { text: plan.text, day: '2024-06-30' } }),
  ],
  [
    'fail',
    'a service that ended, of an offer',
    { ...saying('Works with Skype. Share it on Google Plus at once.'), page_type: 'product' },
  ],
  ['fail', 'a guide names a service that has a new name', saying('Ask ChatGPT or Bard. Claim your profile.')],
  [
    'pass',
    'it has both names',
    saying('Your Google Business Profile (formerly Google My Business) shows the opening hours.'),
  ],
  ['pass', 'the news of its time', { ...saying('Google My Business has a new button.'), page_type: 'news' }],
  ['pass', 'a guide tells of a service that ended', saying('We had a call on Skype with them.')],
  [
    'pass',
    'the keyword asks for it',
    { ...saying('What was Google Plus?'), ...keyword({ text: 'google plus' }), page_type: 'product' },
  ],
  ['pass', 'a name that only looks like it', { ...saying('The Google Pluspoint.'), page_type: 'product' }],
  ['not_applicable other_kind_of_page', 'a thread', { ...shows({ old_price: old }), page_type: 'forum' }],
];
