/** What tells Dutch from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'de van het een en in is dat op te zijn met voor niet aan er om ook als door naar bij die hij was ze maar dit uit wordt heeft worden of over ik kan deze al meer je we werd zich hebben dan nog had zo geen veel haar onder moet tot hun wel men',
  letters: 'ëïéèêóöüáàäç',
  trigrams,
  usesStopWords: false,
};
