/** Persian: what reading it needs. */
import { unifyArabicLetters } from '../any/spelling.ts';
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';
import { identification } from './identification.ts';

export const fa: LanguagePack = {
  code: 'fa',
  identification,
  spelling: { hasSpaces: true, elisions: null, hasOwnCase: false, normalize: unifyArabicLetters, joins: null },
  stemmer: null,
  stopWords: {
    list: 'fa',
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
  polarity: { denials: 'نیست ندارد نمی* بدون هرگز', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background,
};
