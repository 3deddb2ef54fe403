/** Says which words are in the dictionary of a language: those of its frequency list and its word vectors. */
import type { Analyzer } from '../../../text/analyzer.ts';
import { backgroundFor } from '../../../text/background.ts';
import { vectorsOf } from '../../../vectors/word-vectors.ts';

/**
 * Returns a predicate for words of the language, by their stems. It is always false in a language without such lists.
 */
export function dictionaryOf(analyzer: Analyzer): (stem: string) => boolean {
  const background = backgroundFor(analyzer);
  const vectors = vectorsOf(analyzer.language);
  return (stem) => (background !== null && background.shareOf(stem) > background.least) || vectors?.has(stem) === true;
}
