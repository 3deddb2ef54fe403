/** Reads the lists at the top of pages that name the entries of the page, in their order. */
import type { DocumentBlock } from '../../extract/content/document-block.ts';
import type { ListEntry } from './name-lists.ts';
import { withoutNumber } from './numbering.ts';
import { namesRule } from './rule.ts';

const { minListed } = namesRule.values;

/**
 * Returns the entries of the first list whose items each open a heading below it: "Vantro" of "Vantro desks: best for
 * small rooms". An entry's text is what its item says, without what the heading adds.
 * @param sections the headings of the page that may be entries
 */
export function contentsList(blocks: readonly DocumentBlock[], sections: readonly ListEntry[]): ListEntry[] {
  for (const block of blocks) {
    const items = block.kind === 'list' ? block.text.split('\n').map(withoutNumber) : [];
    if (items.length < minListed || new Set(items).size < items.length) continue;
    const below = sections.filter(({ start }) => start > block.start);
    const entries = items.flatMap((item) => {
      const section = below.find(({ text }) => opens(item, withoutNumber(text)));
      return section === undefined ? [] : [{ ...section, text: item, isNumbered: false, canHoldOthers: true }];
    });
    const starts = entries.map(({ start }) => start);
    const isInOrder = starts.every((start, index) => index === 0 || start > (starts[index - 1] ?? 0));
    if (entries.length === items.length && isInOrder) return entries;
  }
  return [];
}

/** Whether a heading begins with an item, whatever its case, and says more or nothing after it. */
function opens(item: string, heading: string): boolean {
  const rest = heading.slice(item.length);
  return item !== '' && heading.toLowerCase().startsWith(item.toLowerCase()) && !/^[\p{L}\p{M}\p{N}]/u.test(rest);
}
