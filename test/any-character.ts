/** A unit of texts for property tests: any character of Unicode. */
import fc from 'fast-check';

/** Halves of surrogate pairs are no characters. */
const [surrogates, afterSurrogates] = [0xd800, 0xe000];

/** Any character of Unicode, as `unit: 'binary'` gives it, which takes more than a second to set up in every suite. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - (afterSurrogates - surrogates) })
  .map((place) => String.fromCodePoint(place < surrogates ? place : place + afterSurrogates - surrogates));
