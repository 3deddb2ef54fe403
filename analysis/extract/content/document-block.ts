/** The blocks a document is made of. */

import type { TableGrid } from './table-grid.ts';

/** What a block is. `post` is a contribution to a thread, `item` an entry of a collection or listing. */
export type BlockKind = 'heading' | 'paragraph' | 'list' | 'table' | 'code' | 'quote' | 'post' | 'item';

/** By which markup a text is known as a question that the page itself answers. */
export type QuestionMarkup = 'details' | 'dl' | 'faq_markup' | 'bold';

/** A question that the markup of a page sets before its answer. */
export interface BlockQuestion {
  source: QuestionMarkup;
  /** Length of the question at the beginning of the block's text; an answer may follow in the same block. */
  chars: number;
  /** Blocks after this one that can belong to the answer; absent where the markup does not close it. */
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
  /** The question that the block, or its beginning, asks by the markup of the page, and how far its answer goes. */
  question?: BlockQuestion;
  /** Columns of a table: cells of its widest row. */
  columns?: number;
  /** The cells of a table with the headers of their rows and columns. */
  table?: TableGrid;
  /** Offsets into the document's `text`, in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
}
