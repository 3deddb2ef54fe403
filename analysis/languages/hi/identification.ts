/** What tells Hindi from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Devanagari'],
  words: 'के में है की और का से को कि ने पर हैं यह भी एक नहीं हो था इस कर या थे तो वह जो अपने लिए गया किया थी कहा साथ ही कुछ बाद',
  letters: '',
  trigrams,
  usesStopWords: true,
};
