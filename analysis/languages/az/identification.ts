/** What tells Azerbaijani from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'və bu bir ilə üçün olan da də ki edir isə onun həm kimi daha çox sonra olaraq olub edib onlar o biz mən sən deyil var yox ən hər öz ancaq amma lakin əgər görə qədər artıq ildə zaman bütün heç belə edən olduğu etmək olunur idi deyir tərəfindən haqqında arasında üzrə həmin təşkil',
  letters: 'əğıöüşç',
  trigrams,
  usesStopWords: false,
};
