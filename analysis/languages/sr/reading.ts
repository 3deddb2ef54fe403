/** Serbian: what reading it needs. */
import { stemmer } from '@orama/stemmers/serbian';
import { snowball } from '../any/snowball.ts';
import { background } from '../hr/background.ts';
import type { LanguagePack } from '../language-pack.ts';
import { identification } from './identification.ts';

export const sr: LanguagePack = {
  code: 'sr',
  identification,
  spelling: null,
  stemmer: snowball(stemmer),
  stopWords: null,
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
    hasSpacedThousands: false,
    magnitudes: null,
    units: null,
    currencies: null,
    currencySigns: null,
  },
  numbers: null,
  polarity: {
    denials: 'не није нису нема немају без никада ne nije nisu nema nemaju bez nikada',
    notDenials: null,
    opposites: null,
  },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background,
};
