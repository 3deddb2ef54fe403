/** Croatian: what reading it needs. */
import { southSlavicMonths } from '../any/south-slavic-months.ts';
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';
import { identification } from './identification.ts';
import { polarity } from './polarity.ts';

export const hr: LanguagePack = {
  code: 'hr',
  identification,
  spelling: null,
  stemmer: null,
  stopWords: {
    list: 'hr',
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
