/** Japanese: what reading it needs. */
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';
import { figures } from './figures.ts';
import { joinsPieces } from './joins.ts';
import { numbers } from './numbers.ts';
import { polarity } from './polarity.ts';
import { questions } from './questions.ts';
import { statements } from './statements.ts';
import { searches, titles } from './titles.ts';
import { stopWords, vocabulary } from './vocabulary.ts';

export const ja: LanguagePack = {
  code: 'ja',
  identification: null,
  spelling: { hasSpaces: false, elisions: null, hasOwnCase: false, normalize: null, joins: joinsPieces },
  stemmer: null,
  stopWords,
  vocabulary,
  nouns: null,
  sentences: {
    abbreviations: '',
    hasDottedOrdinals: false,
    wordOfOneLetter: null,
    haveEndMarks: true,
    definitions: ['^[^、。]{1,30}(?:とは|というのは)'],
    backReferences: 'これ それ あれ この その これら それら 彼 彼女 しかし そのため また',
    emptySubjects: null,
  },
  questions,
  titles,
  searches,
  figures,
  numbers,
  polarity,
  statements,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames:
    /『([^『』]{2,20})』|(\p{Script=Katakana}[\p{Script=Katakana}ー]+(?:[・＝][\p{Script=Katakana}ー]+)+)|株式会社([\p{Script=Han}\p{Script=Katakana}ー]{2,12})|([\p{Script=Han}\p{Script=Katakana}ー]{2,12})株式会社/gu,
  readability: null,
  background,
};
