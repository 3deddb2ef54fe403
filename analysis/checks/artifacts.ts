/** The artifacts that checks and gates may read. */
import type { Access } from '../access/access.ts';
import type { PageInMarket } from '../page/page-in-market.ts';
import type { ReadDocument } from '../read/analyzed-page.ts';

/** Artifacts of gates: how the page was served, before anything is compared. */
export interface GateArtifacts {
  /** HTTP status, and words of the main content. */
  served: { status: number; words: number };
  /** The requested language and the detected one; null if uncertain. */
  language: { wanted: string; detected: string | null; declared: string | null; contradicts: boolean };
  /** What crawlers may do with the page. */
  access: Access;
  /** What the document declares, and its blocks. */
  document: Pick<
    ReadDocument,
    'text' | 'blocks' | 'passages' | 'facts' | 'confidence' | 'modelInstructions' | 'openQuestions'
  >;
}

/** Artifacts of checks. */
export interface Artifacts
  extends GateArtifacts,
    Omit<PageInMarket, 'passages_to_improve' | 'answer_openings' | 'scores'> {}
