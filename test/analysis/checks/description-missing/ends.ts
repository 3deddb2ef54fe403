/** How the check description-missing ends, and by which change of an ordinary page. */
import { type End, few, shows } from '../changes.ts';

const none = { description: null };

export const ends: readonly End[] = [
  ['fail', 'the market has one', shows(none)],
  ['pass', 'one of four has one', shows(none, none, none, none)],
  ['undecided too_few_pages', 'one page', few],
];
