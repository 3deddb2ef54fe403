/** Gujarati: what reading it needs. */
import type { LanguagePack } from '../language-pack.ts';

export const gu: LanguagePack = {
  code: 'gu',
  identification: null,
  spelling: null,
  stemmer: null,
  stopWords: {
    list: 'gu',
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
  figures: null,
  numbers: null,
  polarity: { denials: 'નથી નહીં વગર', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background: null,
};
