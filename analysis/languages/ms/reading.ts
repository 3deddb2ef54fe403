/** Malay: what reading it needs. */

import { polarity } from '../id/polarity.ts';
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';
import { identification } from './identification.ts';

export const ms: LanguagePack = {
  code: 'ms',
  identification,
  spelling: null,
  stemmer: null,
  stopWords: {
    list: 'ms',
    contentWords: '',
    functionWords: '',
    byForm: null,
  },
  vocabulary: null,
  nouns: {
    areCapitalized: false,
    formCompounds: false,
    comeFirst: true,
    determiners: null,
    verbMarkers: null,
  },
  sentences: null,
  questions: null,
  titles: null,
  searches: null,
  figures: null,
  numbers: null,
  polarity,
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background,
};
