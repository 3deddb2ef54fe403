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

/**
 * The forest for rows whose features from `first` on are `constants`: splits on these are decided, so that they are not
 * taken once per row. The sums are the same.
 */
export function foldForest({ feature, value, skip, roots }: Forest, first: number, constants: Float32Array): Forest {
  const folded = {
    feature: new Int16Array(feature.length),
    value: new Float64Array(value.length),
    skip: new Int16Array(skip.length),
    roots: new Int32Array(roots.length),
  };
  let count = 0;
  const copy = (from: number): void => {
    let node = from;
    while ((feature[node] as number) >= first) {
      const isLow = (constants[(feature[node] as number) - first] as number) <= (value[node] as number);
      node += isLow ? 1 : (skip[node] as number);
    }
    const at = count;
    count += 1;
    folded.feature[at] = feature[node] as number;
    folded.value[at] = value[node] as number;
    if ((feature[node] as number) < 0) return;
    copy(node + 1);
    folded.skip[at] = count - at;
    copy(node + (skip[node] as number));
  };
  roots.forEach((root, tree) => {
    folded.roots[tree] = count;
    copy(root);
  });
  return folded;
}

/** Adds `sumTrees` of the first `count` rows to `sums`; the rows are stored consecutively, `width` numbers each. */
export function sumTreesOfRows(
  { feature, value, skip, roots }: Forest,
  { rows, width, count }: { rows: Float32Array; width: number; count: number },
  sums: Float64Array,
): void {
  for (let tree = 0; tree < roots.length; tree++) {
    const root = roots[tree] as number;
    for (let row = 0; row < count; row++) {
      const offset = row * width;
      let node = root;
      for (let at = feature[node] as number; at >= 0; at = feature[node] as number)
        node += (rows[offset + at] as number) <= (value[node] as number) ? 1 : (skip[node] as number);
      sums[row] = (sums[row] as number) + (value[node] as number);
    }
  }
}

/** The logistic function: maps a sum of trees to a probability. */
export function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}
