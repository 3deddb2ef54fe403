/** Counts adjacent query words in a page: "standing desk" must outrank a desk and a standing lamp. */
import type { AnalyzedWord } from '../../../analysis/index.ts';

/** How often the adjacent pairs of `query` occur in `words` in the same order, summed over the pairs. */
export function pairsIn(words: readonly AnalyzedWord[], query: readonly string[]): number {
  const next = new Map(query.slice(0, -1).map((stem, index) => [stem, query[index + 1]]));
  let found = 0;
  for (let i = 1; i < words.length; i++) {
    const before = words[i - 1];
    const word = words[i];
    if (before !== undefined && word?.joined === true && next.get(before.stem) === word.stem) found++;
  }
  return found;
}
