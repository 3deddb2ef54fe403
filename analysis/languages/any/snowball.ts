/** The stemmers of the package `@orama/stemmers`. */
import type { Stemmer } from '../language-pack.ts';

/** Version of the package; a test compares it with the installed one. */
const stemmersVersion = '3.1.18';

/**
 * Wraps a stemmer of the package. Do not use the Bulgarian one, which throws on common words (it writes into a string),
 * or the Arabic one, which mistakes a letter of the root for a prefix (سيارات becomes يارا).
 * @param inOneNumber turns a noun whose singular and plural have two stems into the number that the other agrees with
 */
export function snowball(stem: (word: string) => string, inOneNumber?: (word: string) => string): Stemmer {
  const stemOf = inOneNumber === undefined ? stem : (word: string) => stem(inOneNumber(word));
  return { name: '@orama/stemmers', version: stemmersVersion, stem: stemOf };
}
