/** The result of scanning a page: its boxes and blocks. */
import type { ElementNode } from '../parse/tree.ts';

/** An element with text in it. Indices are positions in `Scan.boxes` and `Scan.blocks`. */
export interface Box {
  element: ElementNode;
  /** Index of the parent box; -1 for the root. */
  parent: number;
  depth: number;
  /** Blocks `first` to `end - 1` are inside. */
  first: number;
  end: number;
  /** Siblings of the same tag and class, including itself: the sign of a repeated template. */
  repeats: number;
}

/** A run of text without a block boundary. */
export interface Block {
  text: string;
  /** The deepest box that contains all of the text. */
  box: number;
  /** The nearest box around it that is not inline: `p`, `li`, `td` … */
  container: number;
  linkChars: number;
  links: number;
  strongChars: number;
  /** Leading characters in bold, as in a label before its text. */
  boldStart: number;
  /** Whether white space is kept, as in `pre`. */
  isPreformatted: boolean;
}

/** All boxes and blocks in document order. */
export interface Scan {
  boxes: Box[];
  blocks: Block[];
  /**
   * Steps up to the nearest element of each group, itself included: `groupNames.length` numbers per box; `far` if none.
   */
  distances: Uint8Array;
  /** Boxes and texts visited. */
  visits: number;
  /** Whether blocks beyond `maxBlocks` were dropped. */
  isCut: boolean;
}

/** The deepest box that contains both. */
export function commonBox(boxes: readonly Box[], one: number, other: number): number {
  let a = one;
  let b = other;
  while (a !== b) {
    const boxA = boxes[a];
    const boxB = boxes[b];
    if (boxA === undefined || boxB === undefined) return 0;
    if (boxA.depth >= boxB.depth) a = boxA.parent;
    else b = boxB.parent;
  }
  return a;
}
