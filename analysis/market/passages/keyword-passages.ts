/** Ranks passages for the keyword. */

import type { Passage } from '../../read/passages.ts';
import { bm25, inverseDocumentFrequency } from '../../statistics/bm25.ts';

/**
 * Ranks passages for the stems of a query by BM25, with statistics over `passages`. Returns only passages with at least
 * one stem, best first; ties keep their order.
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
