/** Where things stand on the axes of the report's own drawings, in percent of their width. */
import type { Spread } from './shape.ts';

export interface Scale {
  min: number;
  max: number;
}

/** The scale that holds all `values`; one of width 1 around them where they are all equal. */
export function scaleOf(values: readonly number[]): Scale {
  const finite = values.filter(Number.isFinite);
  if (finite.length === 0) return { min: 0, max: 1 };
  const min = Math.min(...finite);
  const max = Math.max(...finite);
  return min === max ? { min: min - 0.5, max: max + 0.5 } : { min, max };
}

/** Where `value` stands on `scale`, 0 at its left end and 100 at its right; what lies outside stands at the end. */
export function place(value: number, { min, max }: Scale): number {
  const ratio = (value - min) / (max - min);
  return Math.min(100, Math.max(0, ratio * 100));
}

/** Where a bar from `low` to `high` begins and how wide it is; around its middle where it would be too narrow to see. */
export function barAcross([low, high]: readonly [number, number], least: number): { x: string; width: string } {
  const width = Math.max(high - low, least);
  const start = Math.min(100 - width, Math.max(0, (low + high - width) / 2));
  return { x: `${start}%`, width: `${width}%` };
}

export interface BoxPlotGeometry {
  /** The least and the most. */
  ends: [number, number];
  /** The 10th and the 90th percentile. */
  whiskers: [number, number];
  /** The quartiles. */
  box: [number, number];
  median: number;
}

/** A spread as a box plot on `scale`. */
export function boxPlot(spread: Spread, scale: Scale): BoxPlotGeometry {
  const at = (value: number) => place(value, scale);
  return {
    ends: [at(spread.min), at(spread.max)],
    whiskers: [at(spread.p10), at(spread.p90)],
    box: [at(spread.p25), at(spread.p75)],
    median: at(spread.p50),
  };
}

/** What a difference with its interval says: `none` where the interval holds zero. */
export function differenceShown([low, high]: readonly [number, number]): 'more' | 'less' | 'none' {
  if (low > 0) return 'more';
  return high < 0 ? 'less' : 'none';
}
