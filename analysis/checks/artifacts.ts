/** What checks and gates may read, each under one name. */
import type { Access } from '../access/access.ts';
import type { PageInMarket } from '../page/page-in-market.ts';
import type { ReadDocument } from '../read/analyzed-page.ts';

/** What gates judge: how the page was served, before anything of it is compared. */
export interface GateArtifacts {
  /** Of the answer; words are the main content's. */
  served: { status: number; words: number };
  /** The language asked for and the one that the text is surely in; null where it cannot be told. */
  language: { wanted: string; detected: string | null; declared: string | null; contradicts: boolean };
  /** What crawlers may do with the page. */
  access: Access;
  /** The document's own statements and its blocks. */
  document: Pick<ReadDocument, 'text' | 'blocks' | 'passages' | 'facts' | 'confidence' | 'modelInstructions'>;
}

/** What checks read. */
export interface Artifacts extends GateArtifacts, Omit<PageInMarket, 'passages_to_improve' | 'scores'> {}
