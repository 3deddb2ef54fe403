/** What tells Polish from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'w i na z się do nie że jest to o jak za po od przez ale co są dla ze a tym był tak już czy by tylko oraz jego było może jej ich ma lub być które także która który roku jednak bardzo przy pod jako więc nawet kiedy gdy jeszcze pan jeśli nad bo niż bez tej tego te również można sobie gdzie wszystko osób lat polsce nich mnie',
  letters: 'ąćęłńóśźż',
  trigrams,
  usesStopWords: true,
};
