/** Bosnian: what reading it needs. */
import { southSlavicMonths } from '../any/south-slavic-months.ts';
import { background } from '../hr/background.ts';
import { polarity } from '../hr/polarity.ts';
import type { LanguagePack } from '../language-pack.ts';
import { identification } from './identification.ts';

export const bs: LanguagePack = {
  code: 'bs',
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
    currencySigns: null,
  },
  numbers: null,
  polarity,
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: { months: southSlavicMonths, hasBuddhistYears: false },
  quotedNames: null,
  readability: null,
  background,
};
