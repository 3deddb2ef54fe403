/** The stemmers of the package `@orama/stemmers`. */
import type { Stemmer } from '../language-pack.ts';

/** Version of the package; a test compares it with the installed one. */
const stemmersVersion = '3.1.18';

/**
 * The package's Bulgarian stemmer throws on common words (it writes into a string), and its Arabic one takes a letter of
 * the root for a prefix (سيارات becomes يارا): use neither.
 */
export function snowball(stem: (word: string) => string): Stemmer {
  return { name: '@orama/stemmers', version: stemmersVersion, stem };
}
