/** The blocks a document is made of. */

/** What a block is. `post` is a contribution to a thread, `item` an entry of a collection or listing. */
export type BlockKind = 'heading' | 'paragraph' | 'list' | 'table' | 'code' | 'quote' | 'post' | 'item';

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
  /** Columns of a table: cells of its widest row. */
  columns?: number;
  /** Offsets into the document's `text`, in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
}
