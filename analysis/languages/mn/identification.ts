/** What tells Mongolian from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Cyrillic'],
  words:
    'нь байна юм бол гэж энэ ба их байсан болно бөгөөд тэр хүн гэсэн юу нэг ч та бид монгол улсын жил дээр бас өөр болон дараа ажил үед тухай хийх хэрэг ийм гэдэг одоо олон болох байгаа байдаг тэд миний түүний минь шүү билээ',
  letters: 'ёйщъыьэюяөү',
  trigrams,
  usesStopWords: false,
};
