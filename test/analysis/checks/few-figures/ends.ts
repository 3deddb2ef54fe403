/** How the check few-figures ends, and by which change of an ordinary page. */
import { type End, few, own } from '../changes.ts';

export const ends: readonly End[] = [
  ['fail', 'half as many', own({ numbers_per_100w: 2 })],
  ['not_applicable no_text', 'nothing to count in', own({ numbers_per_100w: null })],
  ['undecided too_few_pages', 'two pages', few],
];
