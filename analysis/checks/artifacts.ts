/** What checks may read: the page, its market and how the two compare, each under one name. */
import type * as z from 'zod';
import type { Access } from '../access/access.ts';
import type { ReadDocument } from '../measure/analyzed-page.ts';
import type { claimSchema } from '../report/claims.ts';
import type {
  claimGapSchema,
  entityGapSchema,
  questionAnswerabilitySchema,
  topicCoverageSchema,
} from '../report/gap/coverage.ts';
import type { originalitySchema, trustSchema } from '../report/gap/trust.ts';
import type { termGapSchema } from '../report/gap.ts';
import type { intentSchema } from '../report/intent.ts';
import type { pageSchema } from '../report/page.ts';
import type { MarketSerp } from '../report/report.ts';
import type { topicSchema } from '../report/topics.ts';

/** What one page of the market, or the user's, has of the things that pages are compared by; null is not known. */
export interface PageFigures {
  source_id: string;
  /** Since the latest day that a reader can see. */
  age_days: number | null;
  numbers_per_100w: number | null;
  figure_passages: number | null;
  outbound_domains: number | null;
  comparison_blocks: number | null;
  has_author: boolean | null;
  has_price: boolean | null;
  /** Where in the main content the direct answer to the keyword begins, 0..1; null without one. */
  answer_offset_ratio: number | null;
  /** Words before it. */
  answer_after_words: number | null;
}

/** A passage of the report by its id, with who wrote it. */
export interface QuotedPassage {
  id: string;
  quote: string;
  domain: string;
  words: number;
}

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

export interface Artifacts extends GateArtifacts {
  /** `stems` are the keyword's without stop words; `inTitle` and `inText` those that the page's title or H1, and its main content, hold. */
  keyword: {
    text: string;
    stems: readonly string[];
    words: ReadonlyMap<string, string>;
    inTitle: readonly string[];
    inText: readonly string[];
  };
  intent: z.infer<typeof intentSchema>;
  page: z.infer<typeof pageSchema>;
  /** The user's page, and the usable pages of the market in the order of the results. */
  figures: { own: PageFigures; market: readonly PageFigures[] };
  /** Whether searchers of the keyword want something recent. */
  time_sensitive: boolean;
  /** Sections of the market as the report has them, so that a finding can name their ids. */
  topics: readonly z.infer<typeof topicSchema>[];
  questions: MarketSerp['questions'];
  terms: MarketSerp['terms'];
  claims: readonly z.infer<typeof claimSchema>[];
  topic_coverage: readonly z.infer<typeof topicCoverageSchema>[];
  /** By topic: the sentence of `best_example` that speaks of it. */
  topic_examples: ReadonlyMap<string, string>;
  question_answerability: readonly z.infer<typeof questionAnswerabilitySchema>[];
  term_gaps: readonly z.infer<typeof termGapSchema>[];
  entity_gaps: readonly z.infer<typeof entityGapSchema>[];
  claim_gaps: readonly z.infer<typeof claimGapSchema>[];
  trust: z.infer<typeof trustSchema>;
  originality: z.infer<typeof originalitySchema>;
  /** Passages of the market and of the page by id. */
  passages: ReadonlyMap<string, QuotedPassage>;
}
