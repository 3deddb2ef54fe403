/** The Jaccard index: how much sets have in common. */

/** Members in both sets as a share of those in either; null for two empty sets, which have nothing to agree on. */
export function jaccard<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number | null {
  const both = [...one].filter((member) => other.has(member)).length;
  const either = one.size + other.size - both;
  return either === 0 ? null : both / either;
}

/** The mean index over all pairs of `sets`; null if no pair has an index. */
export function meanJaccard<T>(sets: readonly ReadonlySet<T>[]): number | null {
  const indexes = sets.flatMap((one, at) => sets.slice(at + 1).flatMap((other) => jaccard(one, other) ?? []));
  return indexes.length === 0 ? null : indexes.reduce((sum, index) => sum + index, 0) / indexes.length;
}
