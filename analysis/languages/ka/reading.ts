/** Georgian: what reading it needs. */
import type { LanguagePack } from '../language-pack.ts';

export const ka: LanguagePack = {
  code: 'ka',
  identification: null,
  spelling: null,
  stemmer: null,
  stopWords: null,
  vocabulary: null,
  nouns: null,
  sentences: null,
  questions: null,
  titles: null,
  searches: null,
  figures: {
    hasDecimalComma: true,
    hasSpacedThousands: false,
    magnitudes: null,
    units: null,
    currencies: null,
    currencySigns: null,
  },
  numbers: null,
  polarity: null,
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background: null,
};
