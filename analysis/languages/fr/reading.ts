/** The language pack of French. */
import { stemmer } from '@orama/stemmers/french';
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
import { inSingular } from './plurals.ts';
import { polarity } from './polarity.ts';
import { questions } from './questions.ts';
import { sentences } from './sentences.ts';
import { statements } from './statements.ts';
import { searches, titles } from './titles.ts';
import { nouns, stopWords, vocabulary } from './vocabulary.ts';

export const fr: LanguagePack = {
  code: 'fr',
  identification,
  spelling: {
    hasSpaces: true,
    elisions: 'l d c j m n s t qu jusqu lorsqu puisqu quoiqu presqu quelqu',
    hasOwnCase: false,
    normalize: null,
    joins: null,
  },
  stemmer: snowball(stemmer, inSingular),
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
    metric: 'kandel-moles',
    reference: 'Kandel, L. & Moles, A., Application de l’indice de Flesch, 1958',
    vowels: latinVowels,
    isMute: (word) => /[^aeiouyàâéèêëîïôùûü](?:e|es|ent)$/u.test(word),
    value: flesch([207, 1.015, 73.6]),
  },
  background,
};
