/** How the check query-terms-missing ends, and by which change of an ordinary page. */
import { type End, keyword } from '../changes.ts';

export const ends: readonly End[] = [
  ['fail', 'one of two words', keyword({ nearText: ['desk'] })],
  [
    'pass',
    'one of four words',
    keyword({ stems: ['good', 'stand', 'desk', 'home'], nearText: ['stand', 'desk', 'home'] }),
  ],
  ['not_applicable keyword_without_words', 'stop words alone', keyword({ stems: [], nearText: [] })],
];
