/** Sanskrit: what reading it needs. */
import { stemmer } from '@orama/stemmers/sanskrit';
import { snowball } from '../any/snowball.ts';
import type { LanguagePack } from '../language-pack.ts';

export const sa: LanguagePack = {
  code: 'sa',
  identification: null,
  spelling: null,
  stemmer: snowball(stemmer),
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
