/** Russian: what reading it needs. */
import { stemmer } from '@orama/stemmers/russian';
import { flesch } from '../any/readability-formulas.ts';
import { snowball } from '../any/snowball.ts';
import type { LanguagePack } from '../language-pack.ts';
import { background } from './background.ts';
import { identification } from './identification.ts';
import { questions } from './questions.ts';
import { sentences } from './sentences.ts';

export const ru: LanguagePack = {
  code: 'ru',
  identification,
  spelling: null,
  stemmer: snowball(stemmer),
  stopWords: {
    list: 'ru',
    contentWords: '',
    functionWords: '',
    byForm: null,
  },
  vocabulary: null,
  nouns: null,
  sentences,
  questions,
  titles: null,
  searches: null,
  figures: {
    hasDecimalComma: true,
    hasSpacedThousands: true,
    magnitudes: 'тыс.=3 тысяч=3 тысячи=3 млн=6 миллионов=6 миллиона=6 млрд=9 миллиардов=9',
    units: null,
    currencies: null,
    currencySigns: null,
  },
  numbers: null,
  polarity: { denials: 'не нет без никогда нельзя', notDenials: null, opposites: null },
  statements: null,
  pageSigns: null,
  openingWords: null,
  dates: null,
  quotedNames: null,
  readability: {
    metric: 'oborneva',
    reference: 'Oborneva, I. V., 2006',
    vowels: /[аеёиоуыэюя]/gu,
    isMute: null,
    value: flesch([206.835, 1.3, 60.1]),
  },
  background,
};
