/** Indonesian words that deny a sentence. */
import type { Polarity } from '../language-pack.ts';

export const polarity: Polarity = {
  denials: 'tidak bukan tanpa belum jangan',
  notDenials: null,
  opposites: null,
};
