/** Weighs the signs for several types and chooses the strongest type. */

/** One sign: what was seen, the type it signals, and its weight. */
export interface Vote<T extends string> {
  type: T;
  signal: string;
  weight: number;
}

/** The strongest type with its signs, strongest first; null if the signs are too weak. */
export interface Judged<T extends string> {
  type: T | null;
  signals: string[];
}

/**
 * Adds up the votes by type, each signal once; ties go to the type that comes first in `order`.
 * @param least the smallest sum that decides
 */
export function judge<T extends string>(votes: readonly Vote<T>[], order: readonly T[], least: number): Judged<T> {
  const sums = order.map((type) => {
    const own = new Map(votes.filter((vote) => vote.type === type).map((vote) => [vote.signal, vote]));
    const signals = [...own.values()].sort((a, b) => b.weight - a.weight || (a.signal < b.signal ? -1 : 1));
    return { type, signals, sum: signals.reduce((sum, { weight }) => sum + weight, 0) };
  });
  const best = sums.reduce((first, next) => (next.sum > first.sum ? next : first));
  if (best.sum < least) return { type: null, signals: [] };
  return { type: best.type, signals: best.signals.map(({ signal }) => signal) };
}
