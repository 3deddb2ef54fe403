/** How the check query-terms-missing ends, and by which change of an ordinary page. */
import { type End, keyword } from '../changes.ts';

export const ends: readonly End[] = [
  ['fail', 'one of two words', keyword({ inText: ['desk'] })],
  [
    'pass',
    'one of four words',
    keyword({ stems: ['good', 'stand', 'desk', 'home'], inText: ['stand', 'desk', 'home'] }),
  ],
  ['not_applicable keyword_without_words', 'stop words alone', keyword({ stems: [], inText: [] })],
];
