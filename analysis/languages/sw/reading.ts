/** Swahili: what reading it needs. */
import type { LanguagePack } from '../language-pack.ts';
import { identification } from './identification.ts';

export const sw: LanguagePack = {
  code: 'sw',
  identification,
  spelling: null,
  stemmer: null,
  stopWords: {
    list: 'sw',
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
  polarity: { denials: 'si hakuna bila kamwe', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background: null,
};
