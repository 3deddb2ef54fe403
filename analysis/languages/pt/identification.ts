/** What tells Portuguese from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'de a o que e do da em um para é com não uma os no se na por mais as dos ao como mas foi das à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas me esse eles estão você tinha foram essa num nem suas meu às minha têm numa pelos elas havia seja qual será nós tenho lhe deles essas esses pelas este fosse dele brasil ano anos sobre disse são',
  letters: 'áâãàçéêíóôõúü',
  trigrams,
  usesStopWords: true,
};
