/** One spelling of a JSON value, to be hashed. */

/**
 * `value` as JSON with object members in the order of their names and without white space, as RFC 8785 (JSON
 * Canonicalization Scheme) has it; numbers and strings are written by `JSON.stringify`, as it prescribes.
 * Members that are undefined are left out.
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
