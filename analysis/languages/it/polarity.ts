/** Italian words that deny a sentence, and opposites. */
import type { Polarity } from '../language-pack.ts';

export const polarity: Polarity = {
  denials: 'non senza mai nessun* né niente',
  notDenials: null,
  opposites: `permesso/vietato incluso/escluso aperto/chiuso più/meno aumentare/diminuire obbligatorio/facoltativo
    possibile/impossibile caro/economico prima/dopo minimo/massimo migliore/peggiore`,
};
