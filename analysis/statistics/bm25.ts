/** BM25: scores how well a text matches query terms, relative to a collection. */
import { bm25Rule } from './rule.ts';

export const { bm25Parameters } = bm25Rule.values;
const { idfSmoothing } = bm25Rule.values;

/**
 * Weight of a term found in `df` of `n` texts: ln(1 + (n − df + ½)/(df + ½)). This is the Robertson–Spärck Jones weight
 * with one added inside the logarithm, as in Lucene, so that it is never negative.
 */
export function inverseDocumentFrequency(df: number, n: number): number {
  return Math.log(1 + (n - df + idfSmoothing) / (df + idfSmoothing));
}

/**
 * The contribution of one term to the score of one text.
 * @param frequency of the term in the text; already weighted by field where fields count differently (BM25F)
 * @param length of the text in words; `meanLength` is the mean over the collection
 */
export function bm25(frequency: number, length: number, meanLength: number, idf: number): number {
  const { k1, b } = bm25Parameters;
  const norm = meanLength > 0 ? 1 - b + (b * length) / meanLength : 1;
  return (idf * frequency * (k1 + 1)) / (frequency + k1 * norm);
}
