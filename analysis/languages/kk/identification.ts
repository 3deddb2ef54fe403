/** What tells Kazakh from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Cyrillic'],
  words:
    'және бұл бір мен деп үшін болып да де еді жоқ бар туралы осы сол ол оның қазақстан үлкен болған болады бойынша кейін емес өз керек ең біз олар сондай дейін жылы арқылы қазір бірақ тек барлық ғана жатыр екен деген жаңа ұлттық көп',
  letters: 'ёйщъыьэюяәғқңөұүһі',
  trigrams,
  usesStopWords: false,
};
