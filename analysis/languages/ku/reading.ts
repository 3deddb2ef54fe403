/** Kurdish: what reading it needs. */
import { unifyArabicLetters } from '../any/spelling.ts';
import type { LanguagePack } from '../language-pack.ts';

export const ku: LanguagePack = {
  code: 'ku',
  identification: null,
  spelling: { hasSpaces: true, elisions: null, hasOwnCase: false, normalize: unifyArabicLetters, joins: null },
  stemmer: null,
  stopWords: {
    list: 'ku',
    contentWords: '',
    functionWords: '',
    byForm: null,
  },
  vocabulary: null,
  nouns: null,
  sentences: null,
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
