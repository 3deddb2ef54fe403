/** Chinese: what reading it needs. */
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

export const zh: LanguagePack = {
  code: 'zh',
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
    definitions: [
      '^(?![这那它此])[^，。：]{2,24}(?:是指|是一[种種个個项項类類]|指的是|就是(?!说|說))',
      '^[^，。：]{2,24}是[^，。]{1,30}的(?:英文)?(?:缩写|縮寫|简称|簡稱|总称|總稱|统称|統稱|别称|別稱)',
    ],
    backReferences: '这 这些 那 那些 它 它们 他 她 他们 因此 但是 然而 此外',
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
  quotedNames: /《([^《》]{2,20})》/gu,
  readability: null,
  background,
};
