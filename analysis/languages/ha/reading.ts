/** Hausa: what reading it needs. */
import type { LanguagePack } from '../language-pack.ts';

export const ha: LanguagePack = {
  code: 'ha',
  identification: null,
  spelling: null,
  stemmer: null,
  stopWords: {
    list: 'ha',
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
  polarity: null,
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background: null,
};
