/** How the check offer-ended ends, and by which change of an ordinary page. */
import { type End, shows } from '../changes.ts';

const ended = shows({ ended_offer: { text: 'This offer is valid until 31 December 2025.', day: '2025-12-31' } });

export const ends: readonly End[] = [
  ['fail', 'the page offers something until a day that is past', ended],
  [
    'pass',
    'another page does',
    shows({}, { ended_offer: { text: 'This offer ends on 1 May 2025.', day: '2025-05-01' } }),
  ],
  ['not_applicable other_kind_of_page', 'news tell what was offered then', { ...ended, page_type: 'news' }],
];
