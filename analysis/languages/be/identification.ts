/** What tells Belarusian from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Cyrillic'],
  words:
    'і ў на не што з да як у па за гэта яго але ад для ён я быў быць так ці яны гэты мы калі таксама каб яшчэ пра ёсць толькі было яна вы якія які якая свой гэтым год годзе пасля ўжо ва усе ўсе больш людзей можа нават вельмі гэтага трэба там дзе іх яму тут сябе потым паводле яе',
  letters: 'ёіўыэйюяьг',
  trigrams,
  usesStopWords: false,
};
