/** How much two texts have in common, counting similar stems as well as equal ones. */
import { vectorsRule } from './rule.ts';
import type { WeightedStem } from './weighted-stems.ts';

const { minCosine, likenessSteps, decimals } = vectorsRule.values;

/**
 * The overlap of two texts, 0 to 1. Each stem counts by its weight and by its similarity to the closest stem of the
 * other text. The result is the geometric mean of both directions: 0 if nothing is similar, 1 for the same stems.
 * `cosine` returns the cosine of two stems by their positions.
 */
export function softOverlap(
  a: readonly WeightedStem[],
  b: readonly WeightedStem[],
  cosine: (atA: number, atB: number) => number,
): number {
  const bestOfA = a.map(() => 0);
  const bestOfB = b.map(() => 0);
  for (let i = 0; i < a.length; i++) {
    for (let j = 0; j < b.length; j++) {
      const likeness = likenessOf(cosine(i, j));
      bestOfA[i] = Math.max(bestOfA[i] ?? 0, likeness);
      bestOfB[j] = Math.max(bestOfB[j] ?? 0, likeness);
    }
  }
  return rounded(Math.sqrt(covered(a, bestOfA) * covered(b, bestOfB)));
}

/** The overlap of equal stems only, for languages without vectors. */
export function sharedStems(a: readonly WeightedStem[], b: readonly WeightedStem[]): number {
  return softOverlap(a, b, (i, j) => (a[i]?.stem === b[j]?.stem ? 1 : 0));
}

/** The cosine of two sentence vectors, −1 to 1. It is 0 if one of them is zero. */
export function sentenceCosine(a: Float64Array, b: Float64Array): number {
  let product = 0;
  let squaresOfA = 0;
  let squaresOfB = 0;
  a.forEach((value, at) => {
    const other = b[at] ?? 0;
    product += value * other;
    squaresOfA += value * value;
    squaresOfB += other * other;
  });
  return squaresOfA === 0 || squaresOfB === 0 ? 0 : rounded(product / Math.sqrt(squaresOfA * squaresOfB));
}

/** The similarity in steps: 0 for two unrelated words, `likenessSteps` for equal ones. */
function likenessOf(cosine: number): number {
  const above = Math.max(0, cosine - minCosine) / (1 - minCosine);
  return Math.round(above * likenessSteps);
}

/** The share of one text's weight that the other text covers. */
function covered(text: readonly WeightedStem[], likeness: readonly number[]): number {
  let total = 0;
  let found = 0;
  text.forEach(({ weight }, at) => {
    total += weight;
    found += weight * (likeness[at] ?? 0);
  });
  return total === 0 ? 0 : found / (total * likenessSteps);
}

function rounded(value: number): number {
  const unit = 10 ** decimals;
  return Math.round(value * unit) / unit;
}
