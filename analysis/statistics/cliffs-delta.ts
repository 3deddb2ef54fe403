/** Cliff's delta: how far the values of one group exceed those of another, with an interval. */
import { ascending, median, minSample } from './quantiles.ts';
import { round } from './round.ts';
import { cliffsDeltaRule } from './rule.ts';

const { z } = cliffsDeltaRule.values;

export interface Difference {
  /** P(a > b) − P(a < b), −1 to 1. */
  delta: number;
  ci95: [number, number];
  n_a: number;
  n_b: number;
  median_a: number;
  median_b: number;
}

/**
 * Cliff's delta of `a` against `b` (N. Cliff, "Dominance statistics: ordinal analyses to answer ordinal questions",
 * Psychological Bulletin 114 (1993), 494–509, doi:10.1037/0033-2909.114.3.494) with the asymmetric 95 % interval by the
 * consistent estimate of its variance (D. Feng, N. Cliff, "Monte Carlo evaluation of ordinal d with improved confidence
 * interval", Journal of Modern Applied Statistical Methods 3 (2004), 322–332, doi:10.22237/jmasm/1099267560). If all
 * values of one group exceed those of the other, the variance is zero and the interval is (n − z²)/(n + z²) to 1, where
 * n is the size of the smaller group. On normal samples of 3 against 3 to 7 pages the interval contains the true value
 * in 97 to 100 of 100 cases, so it is conservative.
 * Null if a group has fewer than three values, or if all values are equal: a sample without variation does not show how
 * far the next one may differ. The bound is not higher because the first three results are at most three pages; the
 * width of the interval shows how little three are.
 */
export function cliffsDelta(a: readonly number[], b: readonly number[]): Difference | null {
  const [n, m] = [a.length, b.length];
  if (n < minSample || m < minSample || new Set([...a, ...b]).size === 1) return null;
  const rows = a.map((x) => b.map((y) => Math.sign(x - y)));
  const byRow = rows.map(mean);
  const byColumn = b.map((_, j) => mean(rows.map((row) => row[j] ?? 0)));
  const d = mean(byRow);
  const variance =
    ((m - 1) * (squares(byRow, d) / (n - 1)) +
      (n - 1) * (squares(byColumn, d) / (m - 1)) +
      squares(rows.flat(), d) / ((n - 1) * (m - 1))) /
    (n * m);
  return {
    delta: round(d),
    ci95: intervalOf(d, variance, Math.min(n, m)),
    n_a: n,
    n_b: m,
    median_a: round(median(ascending(a))),
    median_b: round(median(ascending(b))),
  };
}

function intervalOf(d: number, variance: number, smaller: number): [number, number] {
  const z2 = z * z;
  if (Math.abs(d) === 1) {
    const bound = round((smaller - z2) / (smaller + z2));
    return d > 0 ? [bound, 1] : [-1, round(-bound)];
  }
  const scale = 1 - d * d + z2 * variance;
  const half = z * Math.sqrt(variance) * Math.sqrt((1 - d * d) ** 2 + z2 * variance);
  return [round(Math.max(-1, (d - d ** 3 - half) / scale)), round(Math.min(1, (d - d ** 3 + half) / scale))];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function squares(values: readonly number[], around: number): number {
  return values.reduce((sum, value) => sum + (value - around) ** 2, 0);
}
