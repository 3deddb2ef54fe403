/** Measures how much more often a market uses a term than its language does. */
import type { Background } from '../../text/background.ts';
import { keynessRule } from './rule.ts';

export const { criticalG2 } = keynessRule.values;

/**
 * Returns the log-likelihood statistic of `count` occurrences among `words` if the share in the language is `expected`
 * (0..1, above 0): 2·(a·ln(a/E) − (a − E)) with a = count and E = words·expected; negative if the term is used less
 * than expected.
 *
 * T. Dunning, "Accurate methods for the statistics of surprise and coincidence", Computational Linguistics 19 (1993),
 * 61–74, as P. Rayson, R. Garside, "Comparing corpora using frequency profiling", ACL 2000 Workshop on Comparing
 * Corpora (doi 10.3115/1117729.1117730) apply it to two corpora: this is their G2 if the second corpus is so large that
 * its shares are taken as known, as a word list without counts requires.
 */
export function keynessG2(count: number, words: number, expected: number): number {
  const mean = words * expected;
  const g2 = 2 * ((count > 0 ? count * Math.log(count / mean) : 0) - (count - mean));
  return count < mean ? -g2 : g2;
}

/**
 * The share of a term in the language, or an upper bound: a run of words is at most as frequent as its rarest word.
 * Assuming independent words would underestimate it by orders of magnitude, because most repeated pairs are fixed
 * phrases. With this bound, the keyness of a run is a lower bound.
 */
export function backgroundShare(stems: readonly string[], background: Background): number {
  return Math.min(...stems.map((stem) => background.shareOf(stem)));
}

/** Keyness as a weight 0..1: 0 if not used more than expected, one half at the critical value. */
export function keynessWeight(g2: number): number {
  return g2 <= 0 ? 0 : g2 / (g2 + criticalG2);
}
