/** Dutch words that deny a sentence, and opposites. */
import type { Polarity } from '../language-pack.ts';

export const polarity: Polarity = {
  denials: 'niet geen zonder nooit niemand niets',
  notDenials: null,
  opposites: `toegestaan/verboten inbegrepen/uitgesloten open/gesloten meer/minder stijgen/dalen gratis/betaald verplicht/vrijwillig
    mogelijk/onmogelijk duur/goedkoop`,
};
