/** What tells Romanian from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'de și în a la cu pe nu o să din este care mai un că pentru al au fi ce se ale lui fost sunt am sau prin ca iar dar după fie unui unei cel cea acest această către doar foarte poate fără între când cum tot decât până acum dacă asupra toate ani anul sa său sale lor ei el ea noi',
  letters: 'ăâîșțşţáéö',
  trigrams,
  usesStopWords: true,
};
