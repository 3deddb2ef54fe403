/** Hungarian: what reading it needs. */
import { stemmer } from '@orama/stemmers/hungarian';
import { snowball } from '../any/snowball.ts';
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';
import { identification } from './identification.ts';

export const hu: LanguagePack = {
  code: 'hu',
  identification,
  spelling: null,
  stemmer: snowball(stemmer),
  stopWords: {
    list: 'hu',
    contentWords: '',
    functionWords: '',
    byForm: null,
  },
  vocabulary: null,
  nouns: null,
  sentences: {
    abbreviations:
      'dr id ifj pl stb kb ill u.n ún vö ld old sz db kft rt zrt bt júl aug szept okt nov dec jan febr márc ápr máj jún',
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
  polarity: { denials: 'nem nincs nincsenek soha sem nélkül', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background,
};
