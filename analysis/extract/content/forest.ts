/** Evaluates boosted regression trees stored as flat arrays of numbers. */

/**
 * A forest. Node `i` is a leaf with the value `value[i]` if `feature[i]` is negative. Otherwise evaluation continues at
 * `i + 1` if the row's feature is at most `value[i]`, and at `i + skip[i]` if it is greater. `roots` holds the first
 * node of each tree.
 */
export interface Forest {
  readonly feature: Int16Array;
  readonly value: Float64Array;
  readonly skip: Int16Array;
  readonly roots: Int32Array;
}

/** A forest as stored in a weights file. */
export interface WrittenForest {
  readonly feature: readonly number[];
  readonly value: readonly number[];
  readonly skip: readonly number[];
  readonly roots: readonly number[];
}

/** Converts a stored forest to typed arrays. */
export function readForest({ feature, value, skip, roots }: WrittenForest): Forest {
  return {
    feature: Int16Array.from(feature),
    value: Float64Array.from(value),
    skip: Int16Array.from(skip),
    roots: Int32Array.from(roots),
  };
}

/** The sum of all trees for the row that starts at `offset`. One step per tree level, so the work is bounded. */
export function sumTrees(forest: Forest, row: Float32Array, offset: number): number {
  const { feature, value, skip, roots } = forest;
  let sum = 0;
  for (let tree = 0; tree < roots.length; tree++) {
    let node = roots[tree] as number;
    for (let at = feature[node] as number; at >= 0; at = feature[node] as number) {
      node += (row[offset + at] as number) <= (value[node] as number) ? 1 : (skip[node] as number);
    }
    sum += value[node] as number;
  }
  return sum;
}

/** The logistic function: maps a sum of trees to a probability. */
export function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}
