/** What tells Welsh from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'y yr a o yn i ar am gan bod mae wedi ei eu hyn oedd fel oes cael roedd yw bydd hwn ac ond neu nid ddim mewn gyda at dros pan sydd bu byddai hi ef nhw ni chi fi eich ein hynny iawn rhai pob un dau cyn ôl drwy wrth yma yno rhwng gallu gwneud ddiwedd blynedd dyma nad na',
  letters: 'âêîôûŵŷäëïöàèòáéíóúẃ',
  trigrams,
  usesStopWords: false,
};
