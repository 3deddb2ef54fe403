/** Polish: what reading it needs. */
import { subject } from '../any/definitions.ts';
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';
import { identification } from './identification.ts';
import { questions } from './questions.ts';

export const pl: LanguagePack = {
  code: 'pl',
  identification,
  spelling: null,
  stemmer: null,
  stopWords: {
    list: 'pl',
    contentWords: '',
    functionWords: '',
    byForm: null,
  },
  vocabulary: null,
  nouns: null,
  sentences: {
    abbreviations:
      'dr hab inż mgr prof ul al os pl np m.in tj tzn tzw itd itp r w s nr str zob godz tys mln mld św ok ww pt im jw br',
    hasDottedOrdinals: true,
    wordOfOneLetter: null,
    haveEndMarks: true,
    definitions: [`^${subject}(?:to jest|jest to|oznacza|nazywamy)\\s`],
    backReferences: 'to ten ta te on ona ono oni jego jej ich jednak dlatego więc także',
    emptySubjects: null,
  },
  questions,
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
  polarity: { denials: 'nie bez nigdy żaden żadna żadne brak', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: null,
  background,
};
