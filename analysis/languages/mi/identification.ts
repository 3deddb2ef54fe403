/** What tells Māori from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'te o ngā i ki he e ko ka kei ana me mō nei ia tēnei ā nā rā hoki mā kua nō ai tō atu mai tana ngo ahau koe tātou rātou mātou kāore ēnei ērā katoa tētahi ētahi hei kore pai tangata iwi wā roto runga taua anō kia aua',
  letters: 'āēīōū',
  trigrams,
  usesStopWords: false,
};
