/** The pack for languages without one: texts are read by the rules common to all languages. */
import type { LanguagePack } from '../language-pack.ts';

export const unknown: LanguagePack = {
  code: '',
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
