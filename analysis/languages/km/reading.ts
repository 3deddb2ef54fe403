/** Khmer: what reading it needs. */
import type { LanguagePack } from '../language-pack.ts';

export const km: LanguagePack = {
  code: 'km',
  identification: null,
  spelling: { hasSpaces: false, elisions: null, hasOwnCase: false, normalize: null, joins: null },
  stemmer: null,
  stopWords: null,
  vocabulary: null,
  nouns: null,
  sentences: {
    abbreviations: '',
    hasDottedOrdinals: false,
    wordOfOneLetter: null,
    haveEndMarks: false,
    definitions: null,
    backReferences: null,
    emptySubjects: null,
  },
  questions: null,
  titles: null,
  searches: null,
  figures: null,
  numbers: null,
  polarity: null,
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background: null,
};
