/** Words, letters and trigrams that identify French. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    "de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec son aux d'un cette d'une ont ses mais comme on tout nous sa fait été aussi leur bien peut ces y deux ou elle ils vous entre encore sous avant temps depuis je même sans très lors fois après dont être faire si était moins donc autres contre pendant quand leurs où ans jour notre année votre cet non toutes tous l'on n'est c'est qu'il",
  letters: 'àâæçéèêëîïôœùûüÿ',
  trigrams,
  usesStopWords: true,
};
