/** Danish: what reading it needs. */
import { stemmer } from '@orama/stemmers/danish';
import { lix } from '../any/readability-formulas.ts';
import { snowball } from '../any/snowball.ts';
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';
import { identification } from './identification.ts';

export const da: LanguagePack = {
  code: 'da',
  identification,
  spelling: null,
  stemmer: snowball(stemmer),
  stopWords: {
    list: 'da',
    contentWords: '',
    functionWords: '',
    byForm: null,
  },
  vocabulary: null,
  nouns: {
    areCapitalized: false,
    formCompounds: true,
    comeFirst: false,
    determiners: null,
    verbMarkers: null,
  },
  sentences: {
    abbreviations: 'bl.a d.v.s dvs ca f.eks fx inkl jf kl m.fl m.m mfl mht mio nr osv pga s.k tlf vha kr st',
    hasDottedOrdinals: true,
    wordOfOneLetter: null,
    haveEndMarks: true,
    definitions: null,
    backReferences: null,
    emptySubjects: null,
  },
  questions: null,
  titles: null,
  searches: null,
  figures: {
    hasDecimalComma: true,
    hasSpacedThousands: false,
    magnitudes: null,
    units: null,
    currencies: null,
    currencySigns: { kr: 'DKK' },
  },
  numbers: null,
  polarity: { denials: 'ikke uden aldrig ingen intet', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: lix,
  background,
};
