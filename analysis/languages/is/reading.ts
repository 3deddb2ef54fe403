/** Icelandic: what reading it needs. */
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';
import { identification } from './identification.ts';

export const is: LanguagePack = {
  code: 'is',
  identification,
  spelling: null,
  stemmer: null,
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
    currencySigns: { kr: 'ISK' },
  },
  numbers: null,
  polarity: { denials: 'ekki án aldrei enginn engin ekkert', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background,
};
