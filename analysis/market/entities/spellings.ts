/** Finds the keys that spell one name: "home advisor" and "homeadvisor", "de'longhi" and "delonghi". */
import type { Occurrences } from './occurrences.ts';
import { entitiesRule } from './rule.ts';

const { minSpelledLetters } = entitiesRule.values;

/** Returns, for each key of `all` that is a rarer spelling of another one, that one: they differ by no letter. */
export function spellingsIn(all: ReadonlyMap<string, Occurrences>): [string, string][] {
  const groups = Map.groupBy([...all], ([key]) => lettersOf(key));
  return [...groups].flatMap(([letters, group]) => {
    if (group.length < 2 || letters.length < minSpelledLetters) return [];
    const [[most] = [''], ...others] = group.toSorted(
      ([a, one], [b, other]) => other.on.size - one.on.size || other.total - one.total || (a < b ? -1 : 1),
    );
    return others.map(([key]): [string, string] => [key, most]);
  });
}

/** The letters and figures of a key, without accents. */
function lettersOf(key: string): string {
  return key.normalize('NFKD').replaceAll(/[^\p{L}\p{N}]/gu, '');
}
