/** What tells Finnish from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'ja on ei se että oli hän mutta ovat joka kun myös tai niin ole kuin mukaan sen jos voi vain sitä olla vuoden jälkeen jo hänen sekä vielä kanssa mitä nyt tämä minä ne hyvin kuitenkin tämän olen ollut siitä noin vuonna jotka sillä',
  letters: 'äöåšž',
  trigrams,
  usesStopWords: true,
};
