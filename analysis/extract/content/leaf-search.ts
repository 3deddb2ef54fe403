/**
 * Evaluates a forest for many rows by features instead of by trees (Lucchese et al. 2015, QuickScorer). Each tree
 * starts with all of its leaves open. The splits on a feature are sorted, so that those that a row passes to the right
 * come first; each closes the leaves on its left. The first leaf still open is the one that a walk down the tree ends
 * at. This takes a third less time than the walks, because a processor guesses wrong where a walk goes.
 */
import type { Forest } from './forest.ts';

/** The splits and leaves of a forest. */
export interface LeafSearch {
  /** The splits on feature `i` are `starts[i]` to `starts[i + 1] - 1`, by their value. */
  readonly starts: Int32Array;
  readonly values: Float64Array;
  /** The tree of each split, and the bits of the leaves that stay open on its right. */
  readonly trees: Uint16Array;
  readonly open: Int32Array;
  /** The first leaf of each tree in `leaves`. */
  readonly firsts: Int32Array;
  readonly leaves: Float64Array;
}

interface Split {
  feature: number;
  value: number;
  tree: number;
  open: number;
}

/** A tree's leaves are the bits of one number. */
const maxLeaves = 31;

/**
 * Sorts the splits of a forest whose rows have `width` features.
 * @throws Error if a tree has more than 31 leaves
 */
export function leafSearch(forest: Forest, width: number): LeafSearch {
  const splits: Split[] = [];
  const leaves: number[] = [];
  const firsts = forest.roots.map((root, tree) => {
    const first = leaves.length;
    addTree(forest, root, { tree, first }, splits, leaves);
    if (leaves.length - first > maxLeaves) throw new Error(`tree ${tree} has more than ${maxLeaves} leaves`);
    return first;
  });
  splits.sort((a, b) => a.feature - b.feature || a.value - b.value);
  const starts = new Int32Array(width + 1);
  for (const { feature } of splits) starts[feature + 1] = (starts[feature + 1] ?? 0) + 1;
  for (let feature = 0; feature < width; feature++)
    starts[feature + 1] = (starts[feature + 1] ?? 0) + (starts[feature] ?? 0);
  return {
    starts,
    values: Float64Array.from(splits, ({ value }) => value),
    trees: Uint16Array.from(splits, ({ tree }) => tree),
    open: Int32Array.from(splits, ({ open }) => open),
    firsts,
    leaves: Float64Array.from(leaves),
  };
}

/** Adds the splits and leaves of the subtree at `node`, from left to right. */
function addTree(
  forest: Forest,
  node: number,
  place: { tree: number; first: number },
  splits: Split[],
  leaves: number[],
): void {
  const feature = forest.feature[node] ?? -1;
  const value = forest.value[node] ?? 0;
  if (feature < 0) {
    leaves.push(value);
    return;
  }
  const from = leaves.length - place.first;
  addTree(forest, node + 1, place, splits, leaves);
  const leftLeaves = (1 << (leaves.length - place.first - from)) - 1;
  splits.push({ feature, value, tree: place.tree, open: ~(leftLeaves << from) });
  addTree(forest, node + (forest.skip[node] ?? 0), place, splits, leaves);
}

/** The bits of all leaves of each tree. */
export function allOpen({ firsts }: LeafSearch): Int32Array {
  return new Int32Array(firsts.length).fill(-1);
}

/** Closes leaves by the features `first` to `end - 1`, whose values are those of `row`. */
export function closeLeaves(
  { starts, values, trees, open }: LeafSearch,
  { first, end }: { first: number; end: number },
  row: Float32Array,
  left: Int32Array,
): void {
  let split = starts[first] as number;
  for (let feature = first; feature < end; feature++) {
    const next = starts[feature + 1] as number;
    const value = row[feature - first] as number;
    for (; split < next && !(value <= (values[split] as number)); split++) {
      const tree = trees[split] as number;
      left[tree] = (left[tree] as number) & (open[split] as number);
    }
    split = next;
  }
}

/** The sum of the first open leaf of each tree. */
export function sumLeaves({ firsts, leaves }: LeafSearch, left: Int32Array): number {
  let sum = 0;
  for (let tree = 0; tree < firsts.length; tree++) {
    const bits = left[tree] as number;
    const lowest = 31 - Math.clz32(bits & -bits);
    sum += leaves[(firsts[tree] as number) + lowest] as number;
  }
  return sum;
}
