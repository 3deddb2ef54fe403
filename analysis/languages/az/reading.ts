/** Azerbaijani: what reading it needs. */
import type { LanguagePack } from '../language-pack.ts';
import { identification } from './identification.ts';

export const az: LanguagePack = {
  code: 'az',
  identification,
  spelling: { hasSpaces: true, elisions: null, hasOwnCase: true, normalize: null, joins: null },
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
  polarity: { denials: 'deyil yoxdur heç', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background: null,
};
