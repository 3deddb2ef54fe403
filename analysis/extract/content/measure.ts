/** Computes sums for each box of a page, and the reference boxes: the main heading and the likely content box. */

import { foldSpace } from '../parse/tree.ts';
import type { TextMeasures } from './block-text.ts';
import { measureText } from './block-text.ts';
import type { PageHints } from './hints.ts';
import type { Block, Box, Scan } from './scanned-page.ts';

/** Sums over each box and its descendants, indexed by box. */
export interface Sums {
  units: Float64Array;
  chars: Float64Array;
  linkChars: Float64Array;
  marks: Float64Array;
  headings: Float64Array;
}

/** A scanned page with its measures. */
export interface MeasuredPage {
  scan: Scan;
  hints: PageHints;
  texts: TextMeasures[];
  /** The heading level of each block; 0 if it is none. */
  levels: number[];
  sums: Sums;
  /** Characters of text before each block. */
  starts: Float64Array;
  /** How often the text of each block occurs on the page, and how often before it. */
  copies: { total: number; before: number }[];
  /** Index of the main heading's block; -1 if none. */
  headingBlock: number;
  /** The box with the densest running text, by Readability's score. */
  candidate: number;
  /** The box of the first `main`; -1 if none. */
  main: number;
}

/** Measures a scanned page in time linear in its blocks and boxes. */
export function measurePage(scan: Scan, hints: PageHints): MeasuredPage {
  const { blocks, boxes } = scan;
  const texts = blocks.map(({ text }) => measureText(text));
  const levels = blocks.map((block) => headingLevel(boxes, block));
  const sums: Sums = {
    units: new Float64Array(boxes.length),
    chars: new Float64Array(boxes.length),
    linkChars: new Float64Array(boxes.length),
    marks: new Float64Array(boxes.length),
    headings: new Float64Array(boxes.length),
  };
  const score = new Float64Array(boxes.length);
  const starts = new Float64Array(blocks.length + 1);
  const seen = new Map<string, number>();
  const before = blocks.map((block, index) => {
    const text = texts[index] as TextMeasures;
    starts[index + 1] = (starts[index] ?? 0) + block.text.length;
    add(sums.units, block.box, text.units);
    add(sums.chars, block.box, block.text.length);
    add(sums.linkChars, block.box, block.linkChars);
    add(sums.marks, block.box, text.marks + text.sentenceMarks);
    if ((levels[index] ?? 0) > 0) add(sums.headings, block.box, 1);
    addScore(score, boxes, block, text);
    const copies = seen.get(block.text) ?? 0;
    seen.set(block.text, copies + 1);
    return copies;
  });
  for (const sum of [sums.units, sums.chars, sums.linkChars, sums.marks, sums.headings])
    for (let index = boxes.length - 1; index > 0; index--) add(sum, (boxes[index] as Box).parent, sum[index] ?? 0);
  const copies = blocks.map(({ text }, index) => ({ total: seen.get(text) ?? 1, before: before[index] ?? 0 }));
  const headingBlock = findHeading(scan, levels, hints);
  const main = boxes.findIndex(({ element }) => element.tag === 'main');
  return { scan, hints, texts, levels, sums, starts, copies, headingBlock, candidate: bestOf(score, sums), main };
}

/**
 * The content score of Readability (Arc90): a paragraph adds its score to its parent, half of it to its grandparent and
 * a third to the next ancestor. The score grows with punctuation and length, and falls with the share of linked text.
 */
function addScore(score: Float64Array, boxes: readonly Box[], block: Block, text: TextMeasures): void {
  if (text.units < 8) return;
  const value =
    (1 + text.marks + Math.min(3, text.units / 20)) * (1 - block.linkChars / Math.max(1, block.text.length));
  let box = boxes[block.container]?.parent ?? -1;
  for (const share of [1, 0.5, 0.33]) {
    if (box < 0) return;
    add(score, box, value * share);
    box = boxes[box]?.parent ?? -1;
  }
}

function bestOf(score: Float64Array, sums: Sums): number {
  let best = 0;
  let most = 0;
  score.forEach((value, index) => {
    const weighted = value * (1 - (sums.linkChars[index] ?? 0) / Math.max(1, sums.chars[index] ?? 1));
    if (weighted > most) {
      most = weighted;
      best = index;
    }
  });
  return best;
}

/** The first h1, or else the first heading that is part of the title; -1 if none. */
function findHeading({ blocks }: Scan, levels: readonly number[], { title, heading }: PageHints): number {
  let byTitle = -1;
  const wanted = foldSpace(title).toLowerCase();
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index] as Block;
    const level = levels[index] ?? 0;
    if (level === 1 && heading.startsWith(block.text.slice(0, 60))) return index;
    if (level > 1 && byTitle < 0 && block.text.length > 10 && wanted.includes(block.text.toLowerCase()))
      byTitle = index;
  }
  return byTitle;
}

/** The level 1 to 6 of a block inside a heading; 0 for other blocks. */
export function headingLevel(boxes: readonly Box[], block: Block): number {
  let box = boxes[block.container];
  for (let step = 0; box !== undefined && step < 3; step++) {
    const { tag } = box.element;
    if (tag.length === 2 && tag >= 'h1' && tag <= 'h6') return Number(tag[1]);
    box = boxes[box.parent];
  }
  return 0;
}

function add(sums: Float64Array, index: number, value: number): void {
  sums[index] = (sums[index] ?? 0) + value;
}
