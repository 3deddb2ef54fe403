/** Welsh: what reading it needs. */
import type { LanguagePack } from '../language-pack.ts';
import { identification } from './identification.ts';

export const cy: LanguagePack = {
  code: 'cy',
  identification,
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
  polarity: { denials: 'nid ddim heb byth', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background: null,
};
