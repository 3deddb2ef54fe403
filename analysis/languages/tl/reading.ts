/** Tagalog: what reading it needs. */
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';
import { identification } from './identification.ts';

export const tl: LanguagePack = {
  code: 'tl',
  identification,
  spelling: null,
  stemmer: null,
  stopWords: {
    list: 'tl',
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
  background,
};
