/** Korean: what reading it needs. */
import type { LanguagePack } from '../language-pack.ts';
import { questions } from './questions.ts';

export const ko: LanguagePack = {
  code: 'ko',
  identification: null,
  spelling: null,
  stemmer: null,
  stopWords: {
    list: 'ko',
    contentWords: '',
    functionWords: '',
    byForm: null,
  },
  vocabulary: null,
  nouns: null,
  sentences: {
    abbreviations: '',
    hasDottedOrdinals: false,
    wordOfOneLetter: null,
    haveEndMarks: true,
    definitions: ['^(?:\\S+\\s){0,6}?\\S+(?:이란|란|은|는)\\s.{0,80}(?:이다|입니다|말한다|말합니다)'],
    backReferences: null,
    emptySubjects: null,
  },
  questions,
  titles: null,
  searches: null,
  figures: null,
  numbers: null,
  polarity: { denials: '않* 없* 못 아니* 안', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background: null,
};
