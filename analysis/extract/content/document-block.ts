/** The blocks that a document consists of. */

import type { TableGrid } from './table-grid.ts';

/** What a block is. `post` is a contribution to a thread, `item` an entry of a collection or listing. */
export type BlockKind = 'heading' | 'paragraph' | 'list' | 'table' | 'code' | 'quote' | 'post' | 'item';

/** Which markup identifies a text as a question that the page itself answers. */
export type QuestionMarkup = 'details' | 'dl' | 'faq_markup' | 'bold';

/** A question that the page's markup places before its answer. */
export interface BlockQuestion {
  source: QuestionMarkup;
  /** Length of the question at the beginning of the block's text; an answer may follow in the same block. */
  chars: number;
  /** How many of the following blocks can belong to the answer; absent if the markup does not end it. */
  answer_blocks?: number;
}

/** One block of the main content, in reading order. */
export interface DocumentBlock {
  kind: BlockKind;
  text: string;
  /** The headings above the block, outermost first. */
  heading_path: string[];
  /** 1 to 6, of a heading. */
  level?: number;
  /** Whether the items of a list are numbered. */
  ordered?: boolean;
  /** The question that the block is or starts with, according to the markup, and the extent of its answer. */
  question?: BlockQuestion;
  /** Number of columns of a table: the cells of its widest row. */
  columns?: number;
  /** The cells of a table with their row and column headers. */
  table?: TableGrid;
  /** Offsets into the document's `text`, in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
}
