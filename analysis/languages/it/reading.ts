/** Italian: what reading it needs. */
import { stemmer } from '@orama/stemmers/italian';
import { latinVowels } from '../any/readability-formulas.ts';
import { snowball } from '../any/snowball.ts';
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';
import { figures } from './figures.ts';
import { identification } from './identification.ts';
import { numbers } from './numbers.ts';
import { polarity } from './polarity.ts';
import { questions } from './questions.ts';
import { sentences } from './sentences.ts';
import { statements } from './statements.ts';
import { searches, titles } from './titles.ts';
import { nouns, stopWords, vocabulary } from './vocabulary.ts';

export const it: LanguagePack = {
  code: 'it',
  identification,
  spelling: {
    hasSpaces: true,
    elisions:
      'l d c s m t v n un dell all nell sull dall coll quest quell com dov anch cos quand senz tutt gl bell sant',
    hasOwnCase: false,
    normalize: null,
    joins: null,
  },
  stemmer: snowball(stemmer),
  stopWords,
  vocabulary,
  nouns,
  sentences,
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
  quotedNames: null,
  readability: {
    metric: 'gulpease',
    reference: 'Lucisano, P. & Piemontese, M. E., GULPEASE, 1988',
    vowels: latinVowels,
    isMute: null,
    value: (counts) => 89 + (300 * counts.sentences - 10 * counts.letters) / counts.words,
  },
  background,
};
