/** Finds names in the same enumeration as known ones: "Honeywell, Nest and Sensi". */
import type { AnalyzedBlock, AnalyzedPage } from '../../read/analyzed-page.ts';
import { longest, type Node, treeOf } from './occurrences.ts';

/** Returns the `keys` that a page enumerates together with one of `known`. */
export function enumeratedWith(
  pages: readonly AnalyzedPage[],
  keys: Iterable<string>,
  known: ReadonlySet<string>,
): Set<string> {
  const root = treeOf(keys);
  const found = new Set<string>();
  for (const { blocks } of pages) {
    for (const each of blocks) {
      if (each.block.kind === 'heading' || each.block.kind === 'code') continue;
      for (const names of enumerationsIn(each, root)) {
        if (names.some((key) => known.has(key))) for (const key of names) found.add(key);
      }
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
  return /^(?:[,،、]\s?(?:\p{L}{1,4}\s)?|\s(?:\p{L}{1,4}|&)\s|、)$/u.test(between);
}
