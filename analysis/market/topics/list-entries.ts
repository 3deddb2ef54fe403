/** Finds headings that name list entries (such as products) or their fields; these are not subjects. */
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { topicsRule } from './rule.ts';

const { minListedHeadings, minNamedShare, maxRepeats } = topicsRule.values;

interface Heading {
  /** Index among the blocks. */
  at: number;
  level: number;
  text: string;
  isNamed: boolean;
}

/**
 * Returns the block indexes of such headings: groups of one level in which most contain a name, and headings that the
 * page repeats ("Pros", "Company info").
 * @param isName whether a stem is part of a name
 */
export function listEntries(page: AnalyzedPage, isName: (stem: string) => boolean): ReadonlySet<number> {
  const headings = page.blocks.flatMap(({ block, words }, at): Heading[] =>
    block.kind !== 'heading'
      ? []
      : [{ at, level: block.level ?? 2, text: block.text.trim(), isNamed: words.some(({ stem }) => isName(stem)) }],
  );
  const entries = groupsOf(headings).flatMap((group) => {
    const named = group.filter(({ isNamed }) => isNamed).length;
    return group.length >= minListedHeadings && named >= group.length * minNamedShare ? group : [];
  });
  const repeats = new Map<string, number>();
  for (const { text } of headings) repeats.set(text, (repeats.get(text) ?? 0) + 1);
  const repeated = headings.filter(({ text }) => (repeats.get(text) ?? 0) > maxRepeats);
  return new Set([...entries, ...repeated].map(({ at }) => at));
}

/** Groups headings of one level under the same parent heading. */
function groupsOf(headings: readonly Heading[]): Heading[][] {
  const open: Heading[][] = [];
  const groups: Heading[][] = [];
  for (const heading of headings) {
    open.length = Math.min(open.length, heading.level + 1);
    const group = open[heading.level] ?? [];
    if (group.length === 0) groups.push(group);
    group.push(heading);
    open[heading.level] = group;
  }
  return groups;
}
