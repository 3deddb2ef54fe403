/** Czech: what reading it needs. */
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';
import { identification } from './identification.ts';

export const cs: LanguagePack = {
  code: 'cs',
  identification,
  spelling: null,
  stemmer: null,
  stopWords: {
    list: 'cs',
    contentWords: '',
    functionWords: '',
    byForm: null,
  },
  vocabulary: null,
  nouns: null,
  sentences: {
    abbreviations:
      'mgr ing bc judr mudr phdr rndr doc csc ph.d např tj tzn tzv apod atd atp č čl odst str s r n.l př mj min max tel ul sv',
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
  polarity: {
    denials: 'ne není nejsou nemá nemají nelze nesmí bez nikdy žádn* nikoli',
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
