/** Irish: what reading it needs. */
import { stemmer } from '@orama/stemmers/irish';
import { snowball } from '../any/snowball.ts';
import type { LanguagePack } from '../language-pack.ts';
import { identification } from './identification.ts';

export const ga: LanguagePack = {
  code: 'ga',
  identification,
  spelling: null,
  stemmer: snowball(stemmer),
  stopWords: {
    list: 'ga',
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
  polarity: { denials: 'ní níl gan riamh', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background: null,
};
