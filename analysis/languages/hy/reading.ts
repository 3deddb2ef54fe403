/** Armenian: what reading it needs. */
import { stemmer } from '@orama/stemmers/armenian';
import { snowball } from '../any/snowball.ts';
import type { LanguagePack } from '../language-pack.ts';

export const hy: LanguagePack = {
  code: 'hy',
  identification: null,
  spelling: null,
  stemmer: snowball(stemmer),
  stopWords: {
    list: 'hy',
    contentWords: '',
    functionWords: '',
    byForm: null,
  },
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
