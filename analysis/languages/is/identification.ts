/** What tells Icelandic from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'og að í á er sem við til um en var ekki með fyrir það hann af hefur eru því þetta þess ég hún þeir eða voru frá einnig vera upp svo verið þegar nú hafa þá hér mjög þeim sér verður ár ári eftir hans mun okkar vegna milli þar öll allt',
  letters: 'áðéíóúýþæö',
  trigrams,
  usesStopWords: false,
};
