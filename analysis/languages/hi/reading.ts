/** Hindi: what reading it needs. */
import { stemmer } from '@orama/stemmers/indian';
import { snowball } from '../any/snowball.ts';
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';
import { figures } from './figures.ts';
import { identification } from './identification.ts';
import { questions } from './questions.ts';
import { normalizeHindi } from './spelling.ts';
import { statements } from './statements.ts';
import { searches, titles } from './titles.ts';
import { stopWords, vocabulary } from './vocabulary.ts';

export const hi: LanguagePack = {
  code: 'hi',
  identification,
  spelling: { hasSpaces: true, elisions: null, hasOwnCase: false, normalize: normalizeHindi, joins: null },
  stemmer: snowball(stemmer),
  stopWords,
  vocabulary,
  nouns: null,
  sentences: {
    abbreviations: 'डॉ प्रो श्री श्रीमती सुश्री कु रु कि.मी कि.ग्रा मि.ली ई.पू सं पृ उदा लि प्रा जन फ़र फर अग सित अक्टू नव दिस',
    hasDottedOrdinals: false,
    wordOfOneLetter: null,
    haveEndMarks: true,
    definitions: [
      // एक is the article here, unless a postposition makes "in a …", "for a …" of it.
      '^(?!एक\\s)(?:[^\\s।?]+\\s){1,8}?(?<!(?:में|से|पर|को|लिए|बाद|ने)\\s)एक\\s[^।?]{1,140}(?:है|हैं)(?=[।,\\s]|$)',
      '^(?:[^\\s।?]+\\s){1,6}?(?:का (?:अर्थ|मतलब)|को[^।?]{1,60}(?:कहते|कहा जाता))\\s',
    ],
    backReferences: 'यह ये वह वे इस इसका इसके इसकी उनका इसलिए लेकिन',
    emptySubjects: null,
  },
  questions,
  titles,
  searches,
  figures,
  numbers: null,
  polarity: { denials: 'नहीं न मत बिना', notDenials: null, opposites: null },
  statements,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background,
};
