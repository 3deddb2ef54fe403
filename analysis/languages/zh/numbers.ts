/** Chinese numbers in words. */
import { hanNumbers } from '../any/han-numbers.ts';
import type { Numbers } from '../language-pack.ts';

export const numbers: Numbers = {
  words: hanNumbers,
  phrases: null,
};
