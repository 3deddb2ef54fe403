/** Which passages answer the keyword best. */

import type { Passage } from '../../read/passages.ts';
import { bm25, inverseDocumentFrequency } from '../../statistics/bm25.ts';

/**
 * Scores `passages` for the stems of a query by BM25 among `passages` themselves; only those that hold at least one
 * stem are returned, best first, ties in the order given.
 */
export function rankPassages(passages: readonly Passage[], query: readonly string[]): Passage[] {
  const mean = passages.reduce((sum, passage) => sum + passage.words, 0) / Math.max(1, passages.length);
  const idf = new Map(
    [...new Set(query)].map((stem) => [
      stem,
      inverseDocumentFrequency(passages.filter((passage) => passage.stems.has(stem)).length, passages.length),
    ]),
  );
  return passages
    .map((passage) => {
      let score = 0;
      for (const [stem, weight] of idf) {
        const frequency = passage.stems.get(stem) ?? 0;
        if (frequency > 0) score += bm25(frequency, passage.words, mean, weight);
      }
      return { passage, score };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ passage }) => passage);
}
