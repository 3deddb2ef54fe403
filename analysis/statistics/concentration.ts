/** Measures of concentration: whether few hold most. */

/**
 * The Herfindahl–Hirschman index of `counts`: the sum of their squared shares, from 1/n if all are equal to 1 if one
 * holds everything. Null if the total is zero. O. C. Herfindahl, "Concentration in the steel industry" (1950); A. O.
 * Hirschman, "The paternity of an index", American Economic Review 54 (1964), 761–762.
 */
export function herfindahl(counts: Iterable<number>): number | null {
  const all = [...counts];
  const total = all.reduce((sum, count) => sum + count, 0);
  return total > 0 ? all.reduce((sum, count) => sum + (count / total) ** 2, 0) : null;
}

/**
 * The index corrected for the number of items counted: 0 if each item has a different holder, 1 if one holds all. Null
 * for fewer than two items.
 */
export function concentration(counts: Iterable<number>): number | null {
  const all = [...counts];
  const items = all.reduce((sum, count) => sum + count, 0);
  const index = herfindahl(all);
  return index === null || items < 2 ? null : Math.max(0, (index - 1 / items) / (1 - 1 / items));
}
