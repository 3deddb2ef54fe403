/** Thai: what reading it needs. */
import type { LanguagePack } from '../language-pack.ts';
import { figures } from './figures.ts';
import { questions } from './questions.ts';
import { statements } from './statements.ts';
import { searches, titles } from './titles.ts';
import { nouns, stopWords, vocabulary } from './vocabulary.ts';

export const th: LanguagePack = {
  code: 'th',
  identification: null,
  spelling: { hasSpaces: false, elisions: null, hasOwnCase: false, normalize: null, joins: null },
  stemmer: null,
  stopWords,
  vocabulary,
  nouns,
  sentences: {
    abbreviations:
      'ดร นพ พญ ทพ ทพญ ภก ศ รศ ผศ น.ส ด.ช ด.ญ พ.ศ ค.ศ น ถ ซ ต อ จ ม กก กม ซม มล ชม โทร บจก บมจ หจก รพ ร.ร ม.ค ก.พ มี.ค เม.ย พ.ค มิ.ย ก.ค ส.ค ก.ย ต.ค พ.ย ธ.ค',
    hasDottedOrdinals: false,
    wordOfOneLetter: null,
    haveEndMarks: false,
    definitions: ['^\\S{2,40}?(?:คือ(?!อะไร)|หมายถึง(?!อะไร))', '^\\S{2,40}?เป็น\\S{1,24}(?:ที่|ซึ่ง|ชนิดหนึ่ง|ประเภทหนึ่ง)'],
    backReferences: 'มัน นี่ นั่น สิ่งนี้ เขา เธอ พวกเขา ดังนั้น แต่',
    emptySubjects: null,
  },
  questions,
  titles,
  searches,
  figures,
  numbers: null,
  polarity: { denials: 'ไม่', notDenials: null, opposites: null },
  statements,
  pageSigns: null,
  openingWords: null,
  dates: { months: null, hasBuddhistYears: true },
  quotedNames: null,
  readability: null,
  background: null,
};
