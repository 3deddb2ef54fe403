/** Norwegian Nynorsk: what reading it needs. */
import { stemmer } from '@orama/stemmers/norwegian';
import { lix } from '../any/readability-formulas.ts';
import { snowball } from '../any/snowball.ts';
import type { LanguagePack } from '../language-pack.ts';
import { identification } from './identification.ts';

export const nn: LanguagePack = {
  code: 'nn',
  identification,
  spelling: null,
  stemmer: snowball(stemmer),
  // One list serves Norwegian in all its forms.
  stopWords: {
    list: 'no',
    contentWords: '',
    functionWords: '',
    byForm: null,
  },
  vocabulary: null,
  nouns: null,
  sentences: {
    abbreviations: '',
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
  polarity: { denials: 'ikkje utan aldri ingen inga', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: lix,
  background: null,
};
