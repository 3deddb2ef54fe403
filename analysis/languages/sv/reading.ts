/** Swedish: what reading it needs. */
import { stemmer } from '@orama/stemmers/swedish';
import { subject } from '../any/definitions.ts';
import { lix } from '../any/readability-formulas.ts';
import { snowball } from '../any/snowball.ts';
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';
import { identification } from './identification.ts';
import { numbers } from './numbers.ts';
import { questions } from './questions.ts';

export const sv: LanguagePack = {
  code: 'sv',
  identification,
  spelling: null,
  stemmer: snowball(stemmer),
  stopWords: {
    list: 'sv',
    contentWords: '',
    functionWords: '',
    byForm: null,
  },
  vocabulary: null,
  nouns: {
    areCapitalized: false,
    formCompounds: true,
    comeFirst: false,
    determiners: null,
    verbMarkers: null,
  },
  sentences: {
    abbreviations: 'bl.a d.v.s dvs e.d etc f.d f.n fr.o.m m.fl m.m o.d osv p.g.a resp s.k t.ex t.o.m ca kl nr st tel s',
    hasDottedOrdinals: false,
    wordOfOneLetter: null,
    haveEndMarks: true,
    definitions: [`^${subject}(?:är|er|betyder) (?:en|ett|et|den|det)(?![\\p{L}\\p{M}])`],
    backReferences: 'det den detta denna dessa de han hon dock därför också',
    emptySubjects: /^det\s(?:finns|är\s(?:[\p{L}\p{M}]+\s){1,2}att)\s/iu,
  },
  questions,
  titles: null,
  searches: null,
  figures: {
    hasDecimalComma: true,
    hasSpacedThousands: true,
    magnitudes: null,
    units: null,
    currencies: null,
    currencySigns: { kr: 'SEK' },
  },
  numbers,
  polarity: { denials: 'inte ej utan aldrig ingen inget inga', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: lix,
  background,
};
