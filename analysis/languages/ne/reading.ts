/** Nepali: what reading it needs. */
import { stemmer } from '@orama/stemmers/nepali';
import { snowball } from '../any/snowball.ts';
import type { LanguagePack } from '../language-pack.ts';
import { identification } from './identification.ts';

export const ne: LanguagePack = {
  code: 'ne',
  identification,
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
