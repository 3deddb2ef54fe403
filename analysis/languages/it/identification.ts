/** What tells Italian from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'di e il la che in a per è un del non le una della con si i da sono al come dei più ha nel alla gli anche dal ma o se delle ed su lo suo dalla questo questa sua ci essere nella loro stato due quando tra hanno cui era dopo fra anni prima tutti solo fatto stata così molto nei oltre perché può poi ancora tutto parte io chi degli quello ai già sul cosa dove senza sempre',
  letters: 'àèéìíòóùúî',
  trigrams,
  usesStopWords: true,
};
