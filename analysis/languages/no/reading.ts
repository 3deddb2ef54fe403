/** Norwegian: what reading it needs. */
import { stemmer } from '@orama/stemmers/norwegian';
import { lix } from '../any/readability-formulas.ts';
import { snowball } from '../any/snowball.ts';
import type { LanguagePack } from '../language-pack.ts';
import { background } from '../nb/background.ts';
import { polarity } from '../nb/polarity.ts';

export const no: LanguagePack = {
  code: 'no',
  identification: null,
  spelling: null,
  stemmer: snowball(stemmer),
  stopWords: {
    list: 'no',
    contentWords: '',
    functionWords: '',
    byForm: null,
  },
  vocabulary: null,
  nouns: null,
  sentences: {
    abbreviations: 'bl.a d.v.s dvs ca f.eks inkl jf kl m.fl m.m mill mrd nr osv pga s.k tlf kr st',
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
    hasSpacedThousands: true,
    magnitudes: null,
    units: null,
    currencies: null,
    currencySigns: { kr: 'NOK' },
  },
  numbers: null,
  polarity,
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: lix,
  background,
};
