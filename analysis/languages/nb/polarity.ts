/** Norwegian Bokmål words that deny a sentence. */
import type { Polarity } from '../language-pack.ts';

export const polarity: Polarity = {
  denials: 'ikke uten aldri ingen intet',
  notDenials: null,
  opposites: null,
};
