/** Spanish: what reading it needs. */
import { stemmer } from '@orama/stemmers/spanish';
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
import { inPlural } from './plurals.ts';
import { polarity } from './polarity.ts';
import { questions } from './questions.ts';
import { sentences } from './sentences.ts';
import { statements } from './statements.ts';
import { searches, titles } from './titles.ts';
import { nouns, stopWords, vocabulary } from './vocabulary.ts';

export const es: LanguagePack = {
  code: 'es',
  identification,
  spelling: null,
  stemmer: snowball(stemmer, inPlural),
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
    metric: 'szigriszt-pazos',
    reference: 'Szigriszt Pazos, F., Sistemas predictivos de legibilidad, 1993',
    vowels: latinVowels,
    isMute: null,
    value: flesch([206.835, 1, 62.3]),
  },
  background,
};
