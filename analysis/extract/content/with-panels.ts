/** Keeps what readers fold out within the text, because the model takes a panel that is folded in for hidden matter. */
import { attribute } from '../parse/tree.ts';
import { maxLinked } from './asked-blocks.ts';
import type { MeasuredPage } from './measure.ts';
import type { Box } from './scanned-page.ts';
import { isArticle, type Selection } from './select.ts';
import { isBetween } from './whole-tables.ts';

/** Class names of builders and of the patterns that they follow. */
const panelClass = /(?:^|[\s_-])(?:accordions?|collapsibles?)(?:$|[\s_-])/iu;

/**
 * Returns `chosen` plus, of an article, all blocks of the accordions between chosen blocks, in document order; menus fold
 * out as well, but consist of links, and shops fold in their terms of delivery. Linear in the boxes and blocks.
 */
export function withPanels(
  { scan: { boxes, blocks } }: MeasuredPage,
  { kind }: Selection,
  chosen: readonly number[],
): number[] {
  if (!isArticle(kind)) return [...chosen];
  const kept = new Set(chosen);
  let done = 0;
  for (const box of boxes) {
    const { first, end } = box;
    if (first < done || end > blocks.length || !foldsOut(box)) continue;
    if (!isBetween(kept, first, end)) continue;
    done = end;
    const inside = blocks.slice(first, end);
    const chars = inside.reduce((sum, { text }) => sum + text.length, 0);
    const linked = inside.reduce((sum, { linkChars }) => sum + linkChars, 0);
    if (linked >= chars * maxLinked) continue;
    for (let index = first; index < end; index++) kept.add(index);
  }
  return [...kept].sort((a, b) => a - b);
}

function foldsOut({ element }: Box): boolean {
  return panelClass.test(attribute(element, 'class') ?? '');
}
