/** The language pack of English. */
import { stemmer } from '@orama/stemmers/english';
import { flesch, latinVowels } from '../any/readability-formulas.ts';
import { snowball } from '../any/snowball.ts';
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';
import { facets } from './facets.ts';
import { figures } from './figures.ts';
import { identification } from './identification.ts';
import { numbers } from './numbers.ts';
import { openingWords } from './opening-words.ts';
import { disclosures, pageSigns } from './page-signs.ts';
import { polarity } from './polarity.ts';
import { questions } from './questions.ts';
import { sentences } from './sentences.ts';
import { american } from './spelling.ts';
import { statements } from './statements.ts';
import { searches, titles } from './titles.ts';
import { nouns, stopWords, vocabulary } from './vocabulary.ts';
import { dictionary } from './words/dictionary.ts';

export const en: LanguagePack = {
  code: 'en',
  identification,
  spelling: {
    hasSpaces: true,
    elisions: null,
    hasOwnCase: false,
    normalize: (word) => american(word.replace(/'s?$/u, '')),
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
  facets,
  figures,
  numbers,
  polarity,
  statements,
  pageSigns,
  disclosures,
  openingWords,
  dates: null,
  quotedNames: null,
  readability: {
    metric: 'flesch',
    reference: 'Flesch, R., A new readability yardstick, 1948',
    vowels: latinVowels,
    isMute: (word) => /[^aeiouyl]e(?:s|d)?$/u.test(word) && !/(?:[sxz]|ch|sh|[cg])es$|[td]ed$/u.test(word),
    value: flesch([206.835, 1.015, 84.6]),
  },
  background,
  dictionary,
};
