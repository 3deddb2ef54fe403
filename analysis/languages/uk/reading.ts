/** Ukrainian: what reading it needs. */
import { stemmer } from '@orama/stemmers/ukrainian';
import { snowball } from '../any/snowball.ts';
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';
import { identification } from './identification.ts';

export const uk: LanguagePack = {
  code: 'uk',
  identification,
  spelling: null,
  stemmer: snowball(stemmer),
  stopWords: {
    list: 'uk',
    contentWords: '',
    functionWords: '',
    byForm: null,
  },
  vocabulary: null,
  nouns: null,
  sentences: {
    abbreviations:
      'р рр ст т.д т.п т.зв ін див рис табл стор с вул буд кв обл грн коп тис млн млрд ім проф акад ред вид напр м н.е',
    hasDottedOrdinals: false,
    wordOfOneLetter: null,
    haveEndMarks: true,
    definitions: null,
    backReferences: null,
    emptySubjects: null,
  },
  questions: null,
  titles: null,
  searches: null,
  figures: {
    hasDecimalComma: true,
    hasSpacedThousands: true,
    magnitudes: null,
    units: null,
    currencies: null,
    currencySigns: null,
  },
  numbers: null,
  polarity: { denials: 'не немає без ніколи', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background,
};
