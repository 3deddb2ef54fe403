/** Features of a block's surroundings: its ancestors, the page's landmarks, the blocks before and after. */

import type { FeatureRow } from './feature-row.ts';
import type { MeasuredPage } from './measure.ts';
import type { Block, Box } from './scanned-page.ts';

/** Which ancestors are described, in steps up from the container. */
const levels = [0, 1, 2, 3, 5, 7];
/** Which neighbours are described, as offsets. */
const offsets = [-3, -2, -1, 1, 2, 3];

/** Names of the features added here, in order. */
export const surroundingFeatures: readonly string[] = [
  ...levels.flatMap((level) =>
    ['units', 'linkShare', 'blocks', 'unitsPerBlock', 'marksPerUnit', 'repeats', 'pageShare', 'headings'].map(
      (name) => `up${level}.${name}`,
    ),
  ),
  ...['most', 'level', 'units', 'linkShare'].map((name) => `repeat.${name}`),
  ...['candidate', 'heading', 'main'].flatMap((to) => [`${to}.up`, `${to}.down`, `${to}.share`]),
  ...offsets.flatMap((offset) =>
    ['units', 'linkShare', 'heading', 'endsSentence', 'distance'].map((name) => `at${offset}.${name}`),
  ),
];

/** Adds a block's surroundings to its row: ancestors, relations to the page's landmarks, neighbours. */
export function addSurroundings(row: FeatureRow, page: MeasuredPage, index: number): void {
  addAncestors(row, page, index);
  addRelations(row, page, index);
  addNeighbours(row, page, index);
}

function addAncestors(row: FeatureRow, { scan, sums }: MeasuredPage, index: number): void {
  const { boxes } = scan;
  const block = scan.blocks[index] as Block;
  const pageUnits = Math.max(1, sums.units[0] ?? 1);
  let at = block.container;
  let step = 0;
  let most = 1;
  let mostLevel = 0;
  let mostBox = at;
  for (const level of levels) {
    while (step < level && (boxes[at]?.parent ?? -1) >= 0) {
      const { repeats } = boxes[at] as Box;
      if (repeats > most) {
        most = repeats;
        mostLevel = step;
        mostBox = at;
      }
      at = boxes[at]?.parent ?? 0;
      step += 1;
    }
    const box = boxes[at] as Box;
    const units = sums.units[at] ?? 0;
    const count = box.end - box.first;
    row.add(Math.log1p(units));
    row.add((sums.linkChars[at] ?? 0) / Math.max(1, sums.chars[at] ?? 1));
    row.add(count);
    row.add(units / Math.max(1, count));
    row.add((sums.marks[at] ?? 0) / Math.max(1, units));
    row.add(box.repeats);
    row.add(units / pageUnits);
    row.add(sums.headings[at] ?? 0);
  }
  row.add(most);
  row.add(mostLevel);
  row.add(sums.units[mostBox] ?? 0);
  row.add((sums.linkChars[mostBox] ?? 0) / Math.max(1, sums.chars[mostBox] ?? 1));
}

function addRelations(row: FeatureRow, page: MeasuredPage, index: number): void {
  const { scan, sums, candidate, headingBlock, main } = page;
  const block = scan.blocks[index] as Block;
  const heading = headingBlock < 0 ? -1 : (scan.blocks[headingBlock]?.box ?? -1);
  const pageUnits = Math.max(1, sums.units[0] ?? 1);
  for (const to of [candidate, heading, main]) {
    if (to < 0) {
      row.add(-1);
      row.add(-1);
      row.add(-1);
      continue;
    }
    const { up, down, meeting } = between(scan.boxes, block.box, to);
    row.add(up);
    row.add(down);
    row.add((sums.units[meeting] ?? 0) / pageUnits);
  }
}

function addNeighbours(row: FeatureRow, { scan, texts, levels: headings }: MeasuredPage, index: number): void {
  const block = scan.blocks[index] as Block;
  for (const offset of offsets) {
    const other = scan.blocks[index + offset];
    const text = texts[index + offset];
    if (other === undefined || text === undefined) {
      row.add(-1);
      row.add(-1);
      row.add(-1);
      row.add(-1);
      row.add(-1);
      continue;
    }
    const { up, down } = between(scan.boxes, block.box, other.box);
    row.add(Math.log1p(text.units));
    row.add(linkShare(other));
    row.add(headings[index + offset] ?? 0);
    row.add(+text.endsSentence);
    row.add(up + down);
  }
}

/** The path between two boxes: steps up from the first to their common ancestor, and down to the second. */
export function between(
  boxes: readonly Box[],
  from: number,
  to: number,
): { up: number; down: number; meeting: number } {
  let a = from;
  let b = to;
  while (a !== b) {
    const boxA = boxes[a];
    const boxB = boxes[b];
    if (boxA === undefined || boxB === undefined) break;
    if (boxA.depth >= boxB.depth) a = boxA.parent;
    else b = boxB.parent;
  }
  const depth = boxes[a]?.depth ?? 0;
  return { up: (boxes[from]?.depth ?? 0) - depth, down: (boxes[to]?.depth ?? 0) - depth, meeting: a };
}

/** Share of a block's characters that are linked. */
export function linkShare({ linkChars, text }: Block): number {
  return Math.min(1, linkChars / Math.max(1, text.length));
}
