/** Greek: what reading it needs. */
import { stemmer } from '@orama/stemmers/greek';
import { snowball } from '../any/snowball.ts';
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';
import { questions } from './questions.ts';
import { stopWords } from './vocabulary.ts';

export const el: LanguagePack = {
  code: 'el',
  identification: null,
  spelling: null,
  stemmer: snowball(stemmer),
  stopWords,
  vocabulary: null,
  nouns: null,
  sentences: {
    abbreviations: 'κ κα κος κ.λπ κ.ά π.χ δηλ βλ σελ αρ τηλ π.μ μ.μ χλμ μ.χ',
    hasDottedOrdinals: false,
    wordOfOneLetter: null,
    haveEndMarks: true,
    definitions: null,
    backReferences: null,
    emptySubjects: null,
  },
  questions,
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
  polarity: { denials: 'δεν δε μην όχι χωρίς ποτέ', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background,
};
