/** How the check title-without-keyword ends, and by which change of an ordinary page. */
import { type End, keyword } from '../changes.ts';

export const ends: readonly End[] = [
  ['fail', 'none of two words', keyword({ inTitle: [], nearTitle: [] })],
  ['pass', 'one of two words', keyword({ inTitle: ['desk'], nearTitle: ['desk'] })],
  ['pass', 'both in other words', keyword({ inTitle: [], nearTitle: ['stand', 'desk'] })],
  ['fail', 'one of two, in another word', keyword({ inTitle: [], nearTitle: ['desk'] })],
  ['not_applicable keyword_without_words', 'stop words alone', keyword({ stems: [], inTitle: [], nearText: [] })],
];
