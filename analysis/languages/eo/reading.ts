/** Esperanto: what reading it needs. */
import type { LanguagePack } from '../language-pack.ts';
import { identification } from './identification.ts';

export const eo: LanguagePack = {
  code: 'eo',
  identification,
  spelling: null,
  stemmer: null,
  stopWords: {
    list: 'eo',
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
  polarity: { denials: 'ne sen neniam', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background: null,
};
