/** How much more often a market uses a term than its language does. */
import type { Background } from '../../text/background.ts';
import { keynessRule } from './rule.ts';

export const { criticalG2 } = keynessRule.values;

/**
 * The log-likelihood statistic of `count` occurrences among `words` where the language at large has the share
 * `expected` (0..1, above 0): 2·(a·ln(a/E) − (a − E)) with a = count and E = words·expected; negative where the term
 * is used less than expected.
 *
 * T. Dunning, "Accurate methods for the statistics of surprise and coincidence", Computational Linguistics 19 (1993),
 * 61–74, as P. Rayson, R. Garside, "Comparing corpora using frequency profiling", ACL 2000 Workshop on Comparing
 * Corpora (doi 10.3115/1117729.1117730) compare two corpora: this is their G2 when the second is so large that its
 * shares are taken as known, which is what a word list without counts allows.
 */
export function keynessG2(count: number, words: number, expected: number): number {
  const mean = words * expected;
  const g2 = 2 * ((count > 0 ? count * Math.log(count / mean) : 0) - (count - mean));
  return count < mean ? -g2 : g2;
}

/**
 * The share of a term in the language at large, or what bounds it from above: a run of words is no more frequent than
 * its rarest word. Independence of the words would estimate it too low by orders of magnitude, since most pairs that
 * pages repeat are fixed phrases; with the bound, the keyness of a run is a lower bound too.
 */
export function backgroundShare(stems: readonly string[], background: Background): number {
  return Math.min(...stems.map((stem) => background.shareOf(stem)));
}

/** Keyness as a weight 0..1: 0 for what is not used more than expected, one half at the critical value. */
export function keynessWeight(g2: number): number {
  return g2 <= 0 ? 0 : g2 / (g2 + criticalG2);
}
