/** Tamil: what reading it needs. */
import { stemmer } from '@orama/stemmers/tamil';
import { snowball } from '../any/snowball.ts';
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';

export const ta: LanguagePack = {
  code: 'ta',
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
  background,
};
