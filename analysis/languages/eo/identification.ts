/** What tells Esperanto from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'la de kaj en estas al ke por ne li ĝi kun oni el pri sed kiu ili mi vi ni ŝi sur per kiel tiu ankaŭ aŭ estis pli kiuj povas da jam nur ĉi se ĉiuj tre iu unu kiam tio post dum tie havas inter ĝis laŭ do jaro tiuj sia kio',
  letters: 'ĉĝĥĵŝŭ',
  trigrams,
  usesStopWords: true,
};
