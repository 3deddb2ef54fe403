/** What tells Hungarian from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'a az és hogy nem is egy ez volt meg csak de már el még mint van ki vagy be ha fel azt le ami amely nagyon mert majd lesz után által én ő mi pedig minden között kell lehet ezt szerint több sem ezek azonban során illetve olyan amikor így',
  letters: 'áéíóöőúüű',
  trigrams,
  usesStopWords: true,
};
