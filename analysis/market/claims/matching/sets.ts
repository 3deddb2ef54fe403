/** Compares sets of stems. */

/** Whether two sets have the same names. */
export function isEqual(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((name) => b.has(name));
}
