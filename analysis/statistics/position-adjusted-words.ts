/** Position-adjusted word count: the share of an answer that each of its sources supports. */

/** A sentence of an answer: its number of words, and the zero-based indices of the sources it cites. */
export interface CitingSentence {
  words: number;
  cites: readonly number[];
}

/**
 * The share of each of `sources` in the words of an answer, with more weight on earlier sentences. For each source,
 * sums over the sentences that cite it: words × exp(−i / (n − 1)) ÷ number of sources the sentence cites, where i is
 * the position of the sentence among n (an answer of one sentence has weight 1). The sums are normalized to a total of
 * 1; null if no sentence with words cites a source. P. Aggarwal et al., "GEO: Generative Engine Optimization", KDD
 * 2024, arXiv 2311.09735.
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
