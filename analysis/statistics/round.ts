/** Rounds measured numbers in one place, so that reports stay short and byte-identical. */

/** Rounds `value` to `digits` decimals (4 by default, finer than a sample of ten pages can resolve). */
export function round(value: number, digits = 4): number {
  const factor = 10 ** digits;
  const rounded = Math.round(value * factor) / factor;
  return Object.is(rounded, -0) ? 0 : rounded;
}
