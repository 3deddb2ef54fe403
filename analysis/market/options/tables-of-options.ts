/** Tells tables of the options from tables of something else, such as the devices that each option runs on. */
import type { ListedName } from '../names/listed-names.ts';

type KeyedName = Pick<ListedName, 'source_id' | 'where' | 'start'> & { key: string };

/**
 * Returns a predicate for names outside of tables that list something else: a page whose headings list options names at
 * least one of them, or a part or a longer form of its name, in each table of them.
 */
export function isOfOptions(names: readonly KeyedName[]): (name: KeyedName) => boolean {
  const headed = Map.groupBy(
    names.filter(({ where }) => where === 'heading'),
    ({ source_id }) => source_id,
  );
  const tableOf = ({ source_id, start }: KeyedName): string => `${source_id} ${start}`;
  const repeats = ({ source_id, key }: KeyedName): boolean => {
    const heads = headed.get(source_id);
    return heads === undefined || heads.some((head) => holds(head.key, key) || holds(key, head.key));
  };
  const own = new Set(names.filter((name) => name.where === 'table' && repeats(name)).map(tableOf));
  return (name) => name.where !== 'table' || own.has(tableOf(name));
}

const holds = (long: string, short: string): boolean => ` ${long} `.includes(` ${short} `);
