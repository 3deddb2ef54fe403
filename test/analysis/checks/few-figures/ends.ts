/** How the check few-figures ends, and by which change of an ordinary page. */
import { type End, few, own } from '../changes.ts';
import { four } from '../ordinary.ts';

export const ends: readonly End[] = [
  ['fail', 'half as many', own({ numbers_per_100w: 2 })],
  ['pass', 'more than half as many', own({ numbers_per_100w: 2.1 })],
  ['pass', 'others give hardly any either', own({ numbers_per_100w: 0 }, four({ numbers_per_100w: 0.9 }))],
  ['not_applicable no_text', 'nothing to count in', own({ numbers_per_100w: null })],
  ['undecided too_few_pages', 'two pages', few],
];
