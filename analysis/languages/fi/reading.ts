/** Finnish: what reading it needs. */
import { stemmer } from '@orama/stemmers/finnish';
import { lix } from '../any/readability-formulas.ts';
import { snowball } from '../any/snowball.ts';
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';
import { identification } from './identification.ts';

export const fi: LanguagePack = {
  code: 'fi',
  identification,
  spelling: null,
  stemmer: snowball(stemmer),
  stopWords: {
    list: 'fi',
    contentWords: '',
    functionWords: '',
    byForm: null,
  },
  vocabulary: null,
  nouns: null,
  sentences: {
    abbreviations: 'esim mm ns eli ym yms jne ks n no nro os puh s t v vrt klo kpl ao em',
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
    currencySigns: null,
  },
  numbers: null,
  polarity: { denials: 'ei en et emme ette eivät ilman koskaan', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: lix,
  background,
};
