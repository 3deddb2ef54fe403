/** Turkish: what reading it needs. */
import { stemmer } from '@orama/stemmers/turkish';
import { flesch } from '../any/readability-formulas.ts';
import { snowball } from '../any/snowball.ts';
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';
import { identification } from './identification.ts';
import { questions } from './questions.ts';

export const tr: LanguagePack = {
  code: 'tr',
  identification,
  spelling: { hasSpaces: true, elisions: null, hasOwnCase: true, normalize: null, joins: null },
  stemmer: snowball(stemmer),
  stopWords: {
    list: 'tr',
    contentWords: '',
    functionWords: '',
    byForm: null,
  },
  vocabulary: null,
  nouns: null,
  sentences: {
    abbreviations: 'dr prof doç yrd av sn no vb vs bkz örn yy s cad sok mah apt m.ö m.s t.c a.ş ltd şti',
    hasDottedOrdinals: true,
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
    currencies: 'TRY: TL',
    currencySigns: null,
  },
  numbers: null,
  polarity: {
    denials: 'değil yok olmadan hiçbir hiç *maz *mez *mıyor *miyor *muyor *müyor',
    notDenials: null,
    opposites: null,
  },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: {
    metric: 'ateşman',
    reference: 'Ateşman, E., Türkçede okunabilirliğin ölçülmesi, 1997',
    vowels: /[aeıioöuüâîû]/gu,
    isMute: null,
    value: flesch([198.825, 2.61, 40.175]),
  },
  background,
};
