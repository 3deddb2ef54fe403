/** Keeps data tables whole, because a table with missing cells is misleading. */
import type { Box, Scan } from './scanned-page.ts';

/** Blocks between such a box and the text around it, such as a caption or the name of an icon. */
const maxBetween = 2;

/**
 * Returns `chosen` plus all blocks of each data table between chosen blocks, in document order. The model scores single
 * cells, and is unreliable on short ones. Linear in the blocks.
 */
export function withWholeTables({ boxes, blocks }: Scan, chosen: readonly number[]): number[] {
  const kept = new Set(chosen);
  let done = 0;
  boxes.forEach(({ element, first, end }, at) => {
    if (element.tag !== 'table' || first < done || end > blocks.length || !isDataTable(boxes, at)) return;
    done = end;
    if (!isBetween(kept, first, end)) return;
    for (let index = first; index < end; index++) kept.add(index);
  });
  return [...kept].sort((a, b) => a - b);
}

/** Whether kept blocks stand close before the blocks `first` to `end` - 1 and close after them. */
export function isBetween(kept: ReadonlySet<number>, first: number, end: number): boolean {
  const isKeptNear = (from: number, step: number): boolean =>
    Array.from({ length: maxBetween + 1 }, (_, away) => from + away * step).some((index) => kept.has(index));
  return isKeptNear(first - 1, -1) && isKeptNear(end, 1);
}

/** Whether a table holds data. A layout table contains an h1 or another table. */
export function isDataTable(boxes: readonly Box[], at: number): boolean {
  const { first, end } = boxes[at] as Box;
  for (let index = at + 1; index < boxes.length && (boxes[index]?.first ?? end) < end; index++) {
    const box = boxes[index] as Box;
    if (box.depth <= (boxes[at]?.depth ?? 0)) break;
    if (box.element.tag === 'table' || box.element.tag === 'h1') return false;
    // Looking at the beginning is enough and keeps the work linear.
    if (index - at > 60) break;
  }
  return end - first >= 2;
}
