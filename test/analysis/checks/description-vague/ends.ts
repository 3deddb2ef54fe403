/** How the check description-vague ends, and by which change of an ordinary page. */
import { type End, shows } from '../changes.ts';

export const ends: readonly End[] = [
  ['fail', 'it has no word of the page', shows({ description: 'Fostering wellness since 1902', describedWords: 0 })],
  ['pass', 'it has one', shows({ description: 'Fostering wellness on desks', describedWords: 1 })],
  ['pass', 'it is a name', shows({ description: 'Oakline', describedWords: 0 })],
  ['pass', 'there is none', shows({ description: null, describedWords: null })],
  [
    'not_applicable other_kind_of_page',
    'a thread',
    { ...shows({ description: 'Fostering wellness since 1902', describedWords: 0 }), page_type: 'forum' },
  ],
];
