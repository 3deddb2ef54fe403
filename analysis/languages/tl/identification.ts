/** What tells Tagalog from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'ang ng sa na at mga ay ni hindi para nang ito siya kung may ako ka niya kanyang mula isang rin lang upang dahil nila din naman pa kanilang ko mo kaya pero wala ngunit bilang noong lamang sila namin kami tayo natin iyon dito doon maging kay ano lahat',
  letters: 'ñáéíóúàèìòùâêîôû',
  trigrams,
  usesStopWords: true,
};
