/** What tells Latvian from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'un ir ka no ar par uz kas bet arī tas tā bija vai gan pie to kā pēc lai nav šo šī jau līdz viņš savu gada gadā es būs ko ja tikai vairāk ļoti tiek latvijas kad tad var esmu šis viņa bez tika starp kurš kura mēs viņi nekā',
  letters: 'āčēģīķļņšūžōŗ',
  trigrams,
  usesStopWords: true,
};
