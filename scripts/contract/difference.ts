/** A difference between two versions of the contract, and what comparing them shares. */

/** `breaking`: a client that was correct before may fail. */
export interface Difference {
  kind: 'added' | 'deprecated' | 'breaking';
  /** For example `GET /v1/audits, query limit`. */
  place: string;
  what: string;
}

export type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The members of two objects by name, in the order of the older one; undefined where one of them has none. */
export function members(before: unknown, after: unknown): [name: string, before: unknown, after: unknown][] {
  const [old, current] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(current)])].map((name) => [name, old[name], current[name]]);
}

/** A difference as one line, which is also how a breaking one is declared. */
export function lineOf({ place, what }: Difference): string {
  return `${place}: ${what}`;
}
