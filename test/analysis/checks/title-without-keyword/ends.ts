/** How the check title-without-keyword ends, and by which change of an ordinary page. */
import { type End, keyword } from '../changes.ts';

export const ends: readonly End[] = [
  ['fail', 'none of two words', keyword({ inTitle: [] })],
  ['pass', 'one of two words', keyword({ inTitle: ['desk'] })],
  ['not_applicable keyword_without_words', 'stop words alone', keyword({ stems: [], inTitle: [], inText: [] })],
];
