/** Concentration: how few hold how much. */

/**
 * The Herfindahl–Hirschman index of `counts`: the sum of the squares of their shares, from 1/n when all are equal to
 * 1 when one has all. Null without anything to count.
 * O. C. Herfindahl, "Concentration in the steel industry" (1950); A. O. Hirschman, "The paternity of an index",
 * American Economic Review 54 (1964), 761–762.
 */
export function herfindahl(counts: Iterable<number>): number | null {
  const all = [...counts];
  const total = all.reduce((sum, count) => sum + count, 0);
  return total > 0 ? all.reduce((sum, count) => sum + (count / total) ** 2, 0) : null;
}

/**
 * The index freed of the number of `items` that were counted: 0 when each is another's, 1 when all are one's. Null
 * below two items, which cannot be spread.
 */
export function concentration(counts: Iterable<number>): number | null {
  const all = [...counts];
  const items = all.reduce((sum, count) => sum + count, 0);
  const index = herfindahl(all);
  return index === null || items < 2 ? null : Math.max(0, (index - 1 / items) / (1 - 1 / items));
}
