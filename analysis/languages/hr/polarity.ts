/** Croatian words that deny a sentence. */
import type { Polarity } from '../language-pack.ts';

export const polarity: Polarity = {
  denials: 'ne nije nisu nema nemaju bez nikada nikad',
  notDenials: null,
  opposites: null,
};
