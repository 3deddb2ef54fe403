/** Evaluates boosted regression trees whose nodes lie in flat arrays of plain numbers. */

/**
 * A forest. Node `i` is a leaf worth `value[i]` when `feature[i]` is negative; else the way goes to `i + 1` when
 * the row's feature is at most `value[i]`, and to `i + skip[i]` when it is more. `roots` holds the first node of each tree.
 */
export interface Forest {
  readonly feature: Int16Array;
  readonly value: Float64Array;
  readonly skip: Int16Array;
  readonly roots: Int32Array;
}

/** A forest as it is written in a weights file. */
export interface WrittenForest {
  readonly feature: readonly number[];
  readonly value: readonly number[];
  readonly skip: readonly number[];
  readonly roots: readonly number[];
}

/** Reads a written forest into typed arrays. */
export function readForest({ feature, value, skip, roots }: WrittenForest): Forest {
  return {
    feature: Int16Array.from(feature),
    value: Float64Array.from(value),
    skip: Int16Array.from(skip),
    roots: Int32Array.from(roots),
  };
}

/** The sum of all trees for the row of `row` numbers that begins at `offset`. A step a level, so the work is bounded. */
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

/** Rows that are judged together: their features stay near the processor while the trees go by. */
const rowsAtOnce = 32;

/** `sumTrees` of each of the rows, which lie behind one another and are `width` numbers long. */
export function sumTreesOfRows(forest: Forest, rows: Float32Array, width: number): Float64Array {
  const { feature, value, skip, roots } = forest;
  const count = rows.length / width;
  const sums = new Float64Array(count);
  for (let from = 0; from < count; from += rowsAtOnce) {
    const to = Math.min(count, from + rowsAtOnce);
    for (let tree = 0; tree < roots.length; tree++) {
      const root = roots[tree] as number;
      for (let row = from; row < to; row++) {
        const offset = row * width;
        let node = root;
        for (let at = feature[node] as number; at >= 0; at = feature[node] as number)
          node += (rows[offset + at] as number) <= (value[node] as number) ? 1 : (skip[node] as number);
        sums[row] = (sums[row] as number) + (value[node] as number);
      }
    }
  }
  return sums;
}

/** The logistic function: a sum of trees to a share between 0 and 1. */
export function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}
