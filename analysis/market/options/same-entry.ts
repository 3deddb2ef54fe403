/** Finds the names that one page gives to one entry of its list: "Gusto" as its heading, "Gusto Simple" in its table. */
import type { ListedName } from '../names/listed-names.ts';

/** A listed name with the key that it is compared by. */
type KeyedName = Pick<ListedName, 'source_id' | 'where' | 'position'> & { key: string };

/**
 * Returns the shorter key for every key that stands, on one page, for the same entry: two lists of the page have them in
 * the same place, and the longer name holds the shorter one. Keys that one list has side by side are different things.
 */
export function shorterNames(names: readonly KeyedName[]): Map<string, string> {
  const beside = pairsBeside(names);
  const shorter = new Map<string, string>();
  for (const entry of Map.groupBy(names, ({ source_id, position }) => `${source_id} ${position}`).values()) {
    for (const one of entry) {
      for (const other of entry) {
        if (one.where === other.where || !holds(one.key, other.key) || beside.has(pairOf(one.key, other.key))) continue;
        const known = shorter.get(one.key);
        if (known === undefined || known.length > other.key.length) shorter.set(one.key, other.key);
      }
    }
  }
  return new Map([...shorter.keys()].map((key) => [key, shortest(key, shorter)]));
}

/** Follows the names from longer to shorter: each has fewer words than the one before. */
function shortest(key: string, shorter: ReadonlyMap<string, string>): string {
  const next = shorter.get(key);
  return next === undefined ? key : shortest(next, shorter);
}

function pairsBeside(names: readonly KeyedName[]): Set<string> {
  const lists = Map.groupBy(names, ({ source_id, where }) => `${source_id} ${where}`).values();
  return new Set(
    [...lists].flatMap((list) =>
      list.flatMap((one) => list.flatMap((other) => (holds(one.key, other.key) ? [pairOf(one.key, other.key)] : []))),
    ),
  );
}

/** Whether the words of `long` hold those of `short` in a row, and more. */
const holds = (long: string, short: string): boolean => long !== short && ` ${long} `.includes(` ${short} `);

const pairOf = (long: string, short: string): string => `${long}\n${short}`;
