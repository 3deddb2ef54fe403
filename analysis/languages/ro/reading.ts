/** Romanian: what reading it needs. */
import { stemmer } from '@orama/stemmers/romanian';
import { snowball } from '../any/snowball.ts';
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';
import { identification } from './identification.ts';

export const ro: LanguagePack = {
  code: 'ro',
  identification,
  spelling: null,
  stemmer: snowball(stemmer),
  stopWords: {
    list: 'ro',
    contentWords: '',
    functionWords: '',
    byForm: null,
  },
  vocabulary: null,
  nouns: {
    areCapitalized: false,
    formCompounds: false,
    comeFirst: true,
    determiners: null,
    verbMarkers: null,
  },
  sentences: {
    abbreviations: 'dl dna dlui str nr art alin etc ex pag vol sec î.hr d.hr jud bd',
    hasDottedOrdinals: false,
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
  polarity: { denials: 'nu fără niciodată niciun nicio nimic', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background,
};
