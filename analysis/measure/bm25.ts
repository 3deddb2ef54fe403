/** BM25: how well a text answers a few query terms, among the texts of a collection. */

/**
 * Saturation of repeated terms and strength of length normalisation: the usual values of
 * S. Robertson, H. Zaragoza, "The probabilistic relevance framework: BM25 and beyond", Foundations and Trends in
 * Information Retrieval 3 (2009), 333–389, section 3.2.
 */
export const bm25Parameters = { k1: 1.2, b: 0.75 } as const;

/**
 * Weight of a term found in `df` of `n` texts: ln(1 + (n − df + ½)/(df + ½)).
 * The Robertson–Spärck Jones weight with one added inside the logarithm, as Lucene has it, so that it is never negative.
 */
export function inverseDocumentFrequency(df: number, n: number): number {
  return Math.log(1 + (n - df + 0.5) / (df + 0.5));
}

/**
 * What one term adds to the score of one text.
 * @param frequency of the term in the text; weighted by field beforehand where fields count differently (BM25F)
 * @param length of the text in words, and `meanLength` over the collection
 */
export function bm25(frequency: number, length: number, meanLength: number, idf: number): number {
  const { k1, b } = bm25Parameters;
  const norm = meanLength > 0 ? 1 - b + (b * length) / meanLength : 1;
  return (idf * frequency * (k1 + 1)) / (frequency + k1 * norm);
}
