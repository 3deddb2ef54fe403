/** How much of an answer rests on each of its sources: position-adjusted word count. */

/** A sentence of an answer: its words, and the sources that it cites, by their place from 0. */
export interface CitingSentence {
  words: number;
  cites: readonly number[];
}

/**
 * The share of each of `sources` in the words of an answer, earlier sentences counting more: the sum over the sentences
 * that cite it of words × exp(−i / (n − 1)) ÷ sources cited by the sentence, where i is the sentence's place of n (an
 * answer of one sentence has weight 1), divided by the sum of all sources. The shares sum to 1; null when no sentence
 * with words cites any.
 * P. Aggarwal et al., "GEO: Generative Engine Optimization", KDD 2024, arXiv 2311.09735.
 */
export function positionAdjustedWords(sentences: readonly CitingSentence[], sources: number): number[] | null {
  const sums = new Array<number>(sources).fill(0);
  sentences.forEach(({ words, cites }, index) => {
    const cited = [...new Set(cites)].filter((place) => Number.isInteger(place) && place >= 0 && place < sources);
    const weight = sentences.length === 1 ? 1 : Math.exp(-index / (sentences.length - 1));
    for (const place of cited) sums[place] = (sums[place] ?? 0) + (words * weight) / cited.length;
  });
  const total = sums.reduce((sum, value) => sum + value, 0);
  return total > 0 ? sums.map((value) => value / total) : null;
}
