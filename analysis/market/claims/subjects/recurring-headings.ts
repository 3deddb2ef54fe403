/** Puts the name of each thing above the headings that a page repeats for each: "Key specs" of every shoe. */
import type { DocumentBlock } from '../../../extract/content/document-block.ts';
import type { AnalyzedBlock } from '../../../read/analyzed-page.ts';
import { claimsRule } from '../rule.ts';

const { minRecurring } = claimsRule.values;

/**
 * Returns `blocks` without repeated headings above them. Where these stand on one level with the names of the things, as
 * "Key specs" after "Alder 9", the name takes their place.
 */
export function belowThings(blocks: readonly AnalyzedBlock[]): readonly AnalyzedBlock[] {
  const headings = blocks.flatMap(({ block }) => (block.kind === 'heading' ? [block] : []));
  const groups = Map.groupBy(headings, keyOf);
  const repeated = new Map([...groups].filter(([, group]) => group.length >= minRecurring));
  if (repeated.size === 0) return blocks;
  const isBeside = new Map([...repeated].map(([key, group]) => [key, isOfOneParent(group)]));
  const names: (DocumentBlock | undefined)[] = [];
  const things = new Map<string, DocumentBlock | undefined>();
  return blocks.map((each) => {
    const { block } = each;
    if (block.kind === 'heading') {
      const [key, level] = [keyOf(block), block.level ?? 0];
      if (repeated.has(key)) things.set(key, isBeside.get(key) === true ? names[level] : undefined);
      else {
        names.length = level;
        names[level] = block;
      }
      return each;
    }
    const path = block.heading_path.flatMap((heading) => {
      const key = heading.trim().toLowerCase();
      if (!repeated.has(key)) return [heading];
      const thing = things.get(key)?.text;
      return thing === undefined ? [] : [thing];
    });
    const isSame = path.join('\n') === block.heading_path.join('\n');
    return isSame ? each : { ...each, block: { ...block, heading_path: path } };
  });
}

function keyOf({ text }: DocumentBlock): string {
  return text.trim().toLowerCase();
}

/** Whether headings with one text are below one and the same heading, which then names none of the things. */
function isOfOneParent(group: readonly DocumentBlock[]): boolean {
  return new Set(group.map(({ heading_path }) => heading_path.join('\n'))).size === 1;
}
