/** What one pass over the tree of a page finds: its boxes and its blocks. */
import type { ElementNode } from '../parse/tree.ts';

/** An element on the way to some text. Indices are positions in `Scan.boxes` and `Scan.blocks`. */
export interface Box {
  element: ElementNode;
  /** Index of the parent box; -1 for the root. */
  parent: number;
  depth: number;
  /** Blocks `first` … `end`-1 lie inside. */
  first: number;
  end: number;
  /** Siblings of the same tag and class, itself included: the mark of a template that repeats. */
  repeats: number;
}

/** A run of text without a block boundary in it. */
export interface Block {
  text: string;
  /** The deepest box that holds all of the text. */
  box: number;
  /** The nearest box around it that is not inline: `p`, `li`, `td` … */
  container: number;
  linkChars: number;
  links: number;
  strongChars: number;
  /** Characters at the beginning that are set in bold, as the label of what follows. */
  boldStart: number;
  /** Whether white space is kept, as in `pre`. */
  isPreformatted: boolean;
}

/** All boxes and blocks in document order. */
export interface Scan {
  boxes: Box[];
  blocks: Block[];
  /** Steps up to the nearest ancestor-or-self of each group, `groupNames.length` numbers a box; `far` for none. */
  distances: Uint8Array;
  /** Boxes and texts visited. */
  visits: number;
  /** Whether blocks were left out for being more than `maxBlocks`. */
  isCut: boolean;
}
