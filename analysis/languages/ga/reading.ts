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
  statements: null,
  pageSigns: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background: null,
};
