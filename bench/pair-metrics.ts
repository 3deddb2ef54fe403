/** Measures how well a score separates pairs that belong together from pairs that do not. */

export interface PairScores {
  together: readonly number[];
  apart: readonly number[];
}

/** The probability that a pair that belongs together scores above one that does not. Ties count half. */
export function areaUnderCurve({ together, apart }: PairScores): number {
  const sorted = [...apart].sort((a, b) => a - b);
  let wins = 0;
  for (const score of together) wins += (countBelow(sorted, score) + countUpTo(sorted, score)) / 2;
  return wins / (together.length * apart.length);
}

/** The share of pairs that belong together above the score that at most `maxFalse` of the other pairs exceed. */
export function recallAt({ together, apart }: PairScores, maxFalse: number): number {
  const descending = [...apart].sort((a, b) => b - a);
  const limit = descending[Math.floor(apart.length * maxFalse)] ?? 0;
  return together.filter((score) => score > limit).length / together.length;
}

function countBelow(sorted: readonly number[], score: number): number {
  return firstWhere(sorted, (value) => value >= score);
}

function countUpTo(sorted: readonly number[], score: number): number {
  return firstWhere(sorted, (value) => value > score);
}

/** The first index of a sorted list from which on a condition holds. */
function firstWhere(sorted: readonly number[], holds: (value: number) => boolean): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(sorted[middle] ?? 0)) to = middle;
    else from = middle + 1;
  }
  return from;
}
