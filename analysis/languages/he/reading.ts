/** Hebrew: what reading it needs. */
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';

export const he: LanguagePack = {
  code: 'he',
  identification: null,
  spelling: null,
  stemmer: null,
  stopWords: {
    list: 'he',
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
  polarity: { denials: 'לא אין בלי ללא', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background,
};
