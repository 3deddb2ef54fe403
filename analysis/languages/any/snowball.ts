/** The stemmers of the package `@orama/stemmers`. */
import type { Stemmer } from '../language-pack.ts';

/** Version of the package; a test compares it with the installed one. */
const stemmersVersion = '3.1.18';

/**
 * Wraps a stemmer of the package. Do not use the Bulgarian one, which throws on common words (it writes into a string),
 * or the Arabic one, which mistakes a letter of the root for a prefix (سيارات becomes يارا).
 */
export function snowball(stem: (word: string) => string): Stemmer {
  return { name: '@orama/stemmers', version: stemmersVersion, stem };
}
