/** What extraction hands to the measures: a page's main content with its structure. */

export interface Heading {
  /** 1..6 */
  level: number;
  text: string;
}

/** A block of the main content. `start` is its UTF-16 offset in `Document.text`, where `text` is found as it stands. */
export interface Block {
  kind: 'heading' | 'paragraph' | 'list' | 'table' | 'code' | 'quote';
  text: string;
  /** The headings above the block, outermost first; a heading's own text is the last of its path. */
  heading_path: string[];
  start: number;
  /** Of a heading, 1..6. */
  level?: number;
}

/** Elements of the main content; nested lists and tables count with the outermost. */
export interface StructureCounts {
  h2: number;
  h3: number;
  lists: number;
  tables: number;
  images: number;
  videos: number;
  code: number;
}

/** A page read. Texts are NFC with white space folded; an absent field was not on the page. */
export interface Document {
  title?: string;
  h1?: string;
  description?: string;
  /** The language tag that the page declares, as written. */
  lang?: string;
  /** The canonical address, absolute. */
  canonical?: string;
  /** The blocks' texts in order, one empty line between them. */
  text: string;
  blocks: Block[];
  outline: Heading[];
  counts: StructureCounts;
  /** How the main content was found. */
  method: 'readability' | 'body_text';
  /** The text was longer than is read and ends early. */
  truncated: boolean;
}

/** A page as served. */
export interface PageBytes {
  body: Uint8Array;
  contentType?: string;
  /** The address it was served from, against which links are resolved. */
  url: string;
}

/** Extraction never throws: what cannot be read as a page says why. A page without text is a document without blocks. */
export type Extraction =
  | { outcome: 'extracted'; document: Document }
  | { outcome: 'unreadable'; reason: 'too_large' | 'non_html' };
