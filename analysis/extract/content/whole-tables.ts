/** Keeps tables of data whole: a table that lost cells says something else than it says. */
import type { Box, Scan } from './scanned-page.ts';

/**
 * `chosen` with all blocks of each table of data that stands between chosen blocks, in document order: the model judges
 * cells one by one, and short ones badly. Linear in the blocks.
 */
export function withWholeTables({ boxes, blocks }: Scan, chosen: readonly number[]): number[] {
  const kept = new Set(chosen);
  let done = 0;
  boxes.forEach(({ element, first, end }, at) => {
    if (element.tag !== 'table' || first < done || end > blocks.length || !isDataTable(boxes, at)) return;
    done = end;
    if (!kept.has(first - 1) || !kept.has(end)) return;
    for (let index = first; index < end; index++) kept.add(index);
  });
  return [...kept].sort((a, b) => a - b);
}

/** A table of data has rows beside each other; a table that only lays out the page holds a whole page in a cell. */
export function isDataTable(boxes: readonly Box[], at: number): boolean {
  const { first, end } = boxes[at] as Box;
  for (let index = at + 1; index < boxes.length && (boxes[index]?.first ?? end) < end; index++) {
    const box = boxes[index] as Box;
    if (box.depth <= (boxes[at]?.depth ?? 0)) break;
    if (box.element.tag === 'table' || box.element.tag === 'h1') return false;
    // A look at the start is enough, and keeps the work linear.
    if (index - at > 60) break;
  }
  return end - first >= 2;
}
