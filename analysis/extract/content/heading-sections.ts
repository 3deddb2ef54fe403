/** Measures the sections below headings: where each ends, and how much of its text was chosen. */

import { attribute } from '../parse/tree.ts';
import type { MeasuredPage } from './measure.ts';
import type { Block, Box, Scan } from './scanned-page.ts';

/** How far below the box of a heading's text its link can be. */
const maxLinkSteps = 4;

/**
 * The end of the section below each heading: the next heading of the same level or a higher one. `levels` holds 0 for
 * blocks that are not headings, which have no section. Linear in the blocks.
 */
export function sectionEnds(levels: readonly number[]): Int32Array {
  const ends = new Int32Array(levels.length).fill(levels.length);
  const open: number[] = [];
  for (let index = 0; index < levels.length; index++) {
    const level = levels[index] ?? 0;
    if (level === 0) continue;
    for (let last = open.at(-1); last !== undefined && (levels[last] ?? 0) >= level; last = open.at(-1)) {
      ends[last] = index;
      open.pop();
    }
    open.push(index);
  }
  return ends;
}

/** Returns a function that counts the words of the blocks `first` to `end - 1`, and the share of them that was chosen. */
export function wordShares(
  { texts }: MeasuredPage,
  levels: readonly number[],
  isChosen: (index: number) => boolean,
): (first: number, end: number) => { words: number; share: number } {
  /** Words before each block, headings not counted. */
  const all = new Float64Array(levels.length + 1);
  const chosen = new Float64Array(levels.length + 1);
  for (let index = 0; index < levels.length; index++) {
    const words = levels[index] === 0 ? (texts[index]?.units ?? 0) : 0;
    all[index + 1] = (all[index] ?? 0) + words;
    chosen[index + 1] = (chosen[index] ?? 0) + (isChosen(index) ? words : 0);
  }
  return (first, end) => {
    const words = (all[end] ?? 0) - (all[first] ?? 0);
    return { words, share: words > 0 ? ((chosen[end] ?? 0) - (chosen[first] ?? 0)) / words : 0 };
  };
}

/** Whether a linked heading only links to a place on its own page, as the anchors of documentation do. */
export function isPermalink({ boxes }: Scan, { box }: Block): boolean {
  let at = box;
  for (let step = 0; at >= 0 && step < maxLinkSteps; step++) {
    const { element, parent } = boxes[at] as Box;
    if (element.tag === 'a') return attribute(element, 'href')?.startsWith('#') ?? true;
    at = parent;
  }
  return false;
}
