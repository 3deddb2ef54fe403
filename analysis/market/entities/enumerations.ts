/** Finds names in the same enumeration as known ones: "Honeywell, Nest and Sensi". */
import { enumerationLinks } from '../../languages/any/names.ts';
import type { AnalyzedBlock, AnalyzedPage } from '../../read/analyzed-page.ts';
import { longest, type Node, treeOf } from './occurrences.ts';
import { entitiesRule } from './rule.ts';

const { minEnumerated } = entitiesRule.values;

/** Returns the enumerations of `keys` on the pages, each as the keys of its names. */
export function enumerationsOf(pages: readonly AnalyzedPage[], keys: Iterable<string>): string[][] {
  const root = treeOf(keys);
  return pages.flatMap(({ blocks }) =>
    blocks.flatMap((each) =>
      each.block.kind === 'heading' || each.block.kind === 'code' ? [] : enumerationsIn(each, root),
    ),
  );
}

/**
 * Returns the names that a page enumerates together with one of `known`; those that may be mere words, only with several
 * of these and with fewer other ones.
 */
export function enumeratedWith(
  enumerations: readonly string[][],
  known: ReadonlySet<string>,
  isWording: (key: string) => boolean,
): Set<string> {
  return new Set(
    enumerations.flatMap((keys) => {
      const names = keys.filter((key) => known.has(key)).length;
      const words = keys.filter((key) => !known.has(key) && isWording(key));
      if (names === 0) return [];
      return names >= minEnumerated && names > words.length ? keys : keys.filter((key) => !words.includes(key));
    }),
  );
}

/** Returns the keys outside of `kept` that a page enumerates with several names of it, and with fewer other words. */
export function enumeratedAmong(enumerations: readonly string[][], kept: ReadonlyMap<string, unknown>): Set<string> {
  return new Set(
    enumerations.flatMap((keys) => {
      const others = keys.filter((key) => !kept.has(key));
      const names = keys.length - others.length;
      return names >= minEnumerated && names > others.length ? others : [];
    }),
  );
}

/** Returns the names that stand next to each name in an enumeration. */
export function besideIn(enumerations: readonly string[][]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const note = (key: string, other: string | undefined): void => {
    if (other !== undefined && other !== key) found.set(key, (found.get(key) ?? new Set()).add(other));
  };
  for (const names of enumerations) {
    for (const [index, key] of names.entries()) {
      note(key, names[index - 1]);
      note(key, names[index + 1]);
    }
  }
  return found;
}

/** Runs of two or more names separated only by commas and conjunctions. */
function enumerationsIn(each: AnalyzedBlock, root: Node): string[][] {
  const { block, words } = each;
  const runs: string[][] = [];
  let run: string[] = [];
  let end = -1;
  for (let first = 0; first < words.length; first++) {
    const match = longest(root, each, first);
    const { start = 0 } = words[first] ?? {};
    if (match === null || !/^\p{Lu}/u.test(block.text.charAt(start))) continue;
    if (end < 0 || !isLink(block.text.slice(end, start))) {
      if (run.length > 1) runs.push(run);
      run = [];
    }
    run.push(match.key);
    end = words[match.last]?.end ?? start;
    first = match.last;
  }
  return run.length > 1 ? [...runs, run] : runs;
}

/** Separators of an enumeration in any language: ", ", " and ", ", or ". */
function isLink(between: string): boolean {
  const [, comma = '', word = ''] = /^([,،、]?)\s?(?:(\p{L}{1,6}|&)\s)?$/u.exec(between) ?? [];
  return word === '' ? comma !== '' : word === '&' || enumerationLinks.has(word);
}
