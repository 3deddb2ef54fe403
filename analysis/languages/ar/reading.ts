/** Arabic: what reading it needs. */
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';
import { figures } from './figures.ts';
import { identification } from './identification.ts';
import { questions } from './questions.ts';
import { statements } from './statements.ts';
import { stemArabic } from './stem-arabic.ts';
import { searches, titles } from './titles.ts';
import { nouns, stopWords, vocabulary } from './vocabulary.ts';

export const ar: LanguagePack = {
  code: 'ar',
  identification,
  spelling: null,
  stemmer: { name: 'light10', version: '1', stem: stemArabic },
  stopWords,
  vocabulary,
  nouns,
  sentences: {
    abbreviations: 'أ.د هـ ق.م ص.ب د.م ت',
    hasDottedOrdinals: false,
    wordOfOneLetter: null,
    haveEndMarks: true,
    definitions: ['^(?:[^\\s.؟!،:]+\\s){1,6}?(?:هو|هي|عبارة عن)\\s'],
    backReferences: 'هذا هذه ذلك تلك هو هي هم لذلك كما',
    emptySubjects: null,
  },
  questions,
  titles,
  searches,
  figures,
  numbers: null,
  polarity: { denials: 'لا ليس ليست لم لن بدون غير', notDenials: null, opposites: null },
  statements,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background,
};
