/**
 * Plain BM25 as a baseline: k1 1.2, b .75, over the analyzer's stems, and character bigrams for scripts without spaces.
 */
import { bm25, inverseDocumentFrequency } from '../analysis/statistics/bm25.ts';
import type { Analyzer } from '../analysis/text/analyzer.ts';
import { bigramsOf } from '../analysis/text/bigrams.ts';

/** Returns a function that finds the index of the best text for a question; the first one in a tie. */
export function plainBm25(texts: readonly string[], analyzer: Analyzer): (question: string) => number {
  const docs = texts.map((text) => tokensOf(text, analyzer));
  const counts = docs.map(countsOf);
  const df = countsOf(counts.flatMap((counted) => [...counted.keys()]));
  const mean = docs.reduce((sum, tokens) => sum + tokens.length, 0) / Math.max(1, docs.length);
  return (question) => {
    const asked = [...new Set(tokensOf(question, analyzer))];
    const scores = counts.map((counted, index) => {
      let score = 0;
      for (const token of asked) {
        const frequency = counted.get(token) ?? 0;
        const idf = inverseDocumentFrequency(df.get(token) ?? 0, docs.length);
        if (frequency > 0) score += bm25(frequency, docs[index]?.length ?? 0, mean, idf);
      }
      return score;
    });
    return scores.indexOf(Math.max(...scores));
  };
}

function tokensOf(text: string, analyzer: Analyzer): string[] {
  const stems = analyzer.analyze(text).filter((word) => bigramsOf(word.text).length === 0);
  return [...stems.map((word) => word.stem), ...bigramsOf(text)];
}

function countsOf(tokens: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}
