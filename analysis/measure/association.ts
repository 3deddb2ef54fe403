/** Statistics of words in texts: which stand together, and which keep to few places, more than chance would have it. */

/**
 * Normalised pointwise mutual information of two events in `n` trials: −1 never together, 0 independent, 1 only
 * together. G. Bouma, "Normalized (pointwise) mutual information in collocation extraction", Proceedings of GSCL 2009,
 * 31–40: ln(p(x,y) / (p(x)·p(y))) / −ln p(x,y).
 * @param together trials with both; `x` and `y` trials with each; together <= x, y <= n
 */
export function npmi(together: number, x: number, y: number, n: number): number {
  if (together === 0) return -1;
  if (together === n) return 1;
  return Math.log((together * n) / (x * y)) / -Math.log(together / n);
}

/**
 * By how many bits a word stands in fewer of `n` texts than its occurrences, strewn by chance, would reach: about 0 for
 * a word that falls anywhere, high for what a text is about. K. Church, W. Gale, "Poisson mixtures", Natural Language
 * Engineering 1 (1995), 163–190, doi:10.1017/S1351324900000139: −log2(df/n) + log2(1 − e^(−occurrences/n)).
 * @param df texts that hold it, 0 <= df <= n
 */
export function residualIdf(df: number, occurrences: number, n: number): number {
  if (df === 0 || occurrences === 0) return 0;
  return -Math.log2(df / n) + Math.log2(1 - Math.exp(-occurrences / n));
}
