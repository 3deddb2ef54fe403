/** Rounding of measured numbers, once, so that reports stay short and their bytes equal. */

/** `value` with at most `digits` decimals (4 by default: finer than any sample of ten pages can tell). */
export function round(value: number, digits = 4): number {
  const factor = 10 ** digits;
  const rounded = Math.round(value * factor) / factor;
  return Object.is(rounded, -0) ? 0 : rounded;
}
