/** Dutch: what reading it needs. */
import { stemmer } from '@orama/stemmers/dutch';
import { flesch, latinVowels } from '../any/readability-formulas.ts';
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

export const nl: LanguagePack = {
  code: 'nl',
  identification,
  spelling: null,
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
    metric: 'douma',
    reference: 'Douma, W. H., De leesbaarheid van landbouwbladen, 1960',
    vowels: latinVowels,
    isMute: null,
    value: flesch([206.84, 0.93, 77]),
  },
  background,
};
