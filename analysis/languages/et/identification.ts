/** What tells Estonian from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Latin'],
  words:
    'ja on ei et see kui ka oli mis oma aga ta või ning mida olid seda selle nii kes ma sest pole kuid siis veel välja juba üle pärast aasta aastal eesti saab poolt mitte kõik oleks nende tema neid me te nad üks kaks väga rohkem peab võib ainult kuni olema tuleb sellest mille',
  letters: 'äõöüšž',
  trigrams,
  usesStopWords: true,
};
