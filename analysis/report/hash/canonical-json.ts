/** Canonical form of a JSON value, for hashing. */

/**
 * Serializes `value` with object members sorted by name and without white space, as RFC 8785 (JSON Canonicalization
 * Scheme) requires. Numbers and strings are written by `JSON.stringify`, as the RFC prescribes. Undefined members are
 * left out.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}
