/** French words that deny a sentence, and opposites. */
import type { Polarity } from '../language-pack.ts';

export const polarity: Polarity = {
  denials: 'pas jamais aucun aucune sans ni nul nulle non',
  notDenials: null,
  opposites: `autorisé/interdit permis/interdit inclus/exclu ouvert/fermé plus/moins augmenter/diminuer hausse/baisse
    gratuit/payant obligatoire/facultatif possible/impossible cher/bon-marché avant/après minimum/maximum
    meilleur/pire rapide/lent grand/petit long/court lourd/léger chaud/froid accepté/refusé légal/illégal couvrir/exclure`,
};
