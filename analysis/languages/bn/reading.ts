/** Bangla: what reading it needs. */
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';

export const bn: LanguagePack = {
  code: 'bn',
  identification: null,
  spelling: null,
  stemmer: null,
  stopWords: {
    list: 'bn',
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
  polarity: { denials: 'না নেই নয়', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background,
};
