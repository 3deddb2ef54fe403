/** Galician: what reading it needs. */
import type { LanguagePack } from '../language-pack.ts';

export const gl: LanguagePack = {
  code: 'gl',
  identification: null,
  spelling: null,
  stemmer: null,
  stopWords: {
    list: 'gl',
    contentWords: '',
    functionWords: '',
    byForm: null,
  },
  vocabulary: null,
  nouns: {
    areCapitalized: false,
    formCompounds: false,
    comeFirst: true,
    determiners: null,
    verbMarkers: null,
  },
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
  polarity: { denials: 'non sen nunca ningún ningunha', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background: null,
};
