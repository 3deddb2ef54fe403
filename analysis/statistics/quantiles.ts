/** Quantiles of small samples, all by the same definition. */
import { round } from './round.ts';
import { quantilesRule } from './rule.ts';

export const { minSample } = quantilesRule.values;

/**
 * The `p`-quantile (0 to 1) of an ascending sample by linear interpolation between order statistics: definition 7 of R.
 * J. Hyndman, Y. Fan, "Sample quantiles in statistical packages", The American Statistician 50 (1996), 361–365; the
 * default of R, NumPy and spreadsheets.
 * @throws RangeError if the sample is empty
 */
export function quantile(ascending: readonly number[], p: number): number {
  const position = (ascending.length - 1) * p;
  const below = ascending[Math.floor(position)];
  const above = ascending[Math.ceil(position)];
  if (below === undefined || above === undefined) throw new RangeError('no quantile of an empty sample');
  return below + (above - below) * (position - Math.floor(position));
}

/**
 * The median of an ascending sample.
 * @throws RangeError if the sample is empty
 */
export function median(ascending: readonly number[]): number {
  return quantile(ascending, 0.5);
}

/** Returns `values` in ascending numeric order, as a new array. */
export function ascending(values: Iterable<number>): number[] {
  return [...values].sort((a, b) => a - b);
}

export interface Quartiles {
  p25: number;
  p50: number;
  p75: number;
}

/** The quartiles of `values`, or null for fewer than three. */
export function quartilesOf(values: Iterable<number>): Quartiles | null {
  const sorted = ascending(values);
  if (sorted.length < minSample) return null;
  return {
    p25: round(quantile(sorted, 0.25)),
    p50: round(quantile(sorted, 0.5)),
    p75: round(quantile(sorted, 0.75)),
  };
}

export interface Spread extends Quartiles {
  n: number;
  min: number;
  p10: number;
  p90: number;
  max: number;
}

/** The spread of `values`, or null for fewer than three. */
export function spreadOf(values: Iterable<number>): Spread | null {
  const sorted = ascending(values);
  if (sorted.length < minSample) return null;
  const at = (p: number) => round(quantile(sorted, p));
  return {
    n: sorted.length,
    min: at(0),
    p10: at(0.1),
    p25: at(0.25),
    p50: at(0.5),
    p75: at(0.75),
    p90: at(0.9),
    max: at(1),
  };
}
