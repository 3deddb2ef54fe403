/** A page beside its market. */
import * as z from 'zod';
import { PAGE_KINDS } from '../extract/content/page-kind.ts';
import { gapStatuses } from '../measure/term-gaps.ts';
import { passageSchema } from './passages.ts';
import { count, evidence, heading, sourceId, structure, termId } from './primitives.ts';

/** Per 1,000 words of the page; null when it has none. */
const density = z.number().min(0).nullable();

/** The page as fetched and read. */
export const pageSchema = z.strictObject({
  source_id: sourceId,
  requested_url: z.string(),
  final_url: z.string(),
  redirects: z.array(z.string()),
  http: z.strictObject({ status: z.int(), content_type: z.string().optional(), bytes: count }),
  identity: z.strictObject({
    title: z.string().optional(),
    h1: z.string().optional(),
    description: z.string().optional(),
    lang_declared: z.string().optional(),
  }),
  extraction: z.strictObject({
    method: z.literal('block_model'),
    words: count,
    /** The F1 that the model expects of its choice, 0..1. */
    confidence: z.number().min(0).max(1),
    /** Share of the page's visible characters that was left out; null for a page without text. */
    boilerplate_ratio: z.number().min(0).max(1).nullable(),
    /** Null for a page that shows no text. */
    page_kind: z.enum(PAGE_KINDS).nullable(),
  }),
  headings: z.array(heading),
  passages: z.array(passageSchema),
  structure,
  /** The market's terms that the page holds. */
  terms: z.array(z.strictObject({ term_id: termId, count, per_1000: density })),
  /** Its place among the organic results used; null when it is not among them. */
  in_serp: z.strictObject({ rank: z.int().min(1).nullable() }),
});

export const termGapSchema = z.strictObject({
  term_id: termId,
  page_count: count,
  per_1000: density,
  /** Against the pages that hold the term: `under` their 25th percentile of density, `over` their 95th. */
  status: z.enum(gapStatuses),
  ev: evidence,
});

export const gapSchema = z.strictObject({
  /** One for each term of the market that the page lacks, or whose use can be compared. */
  term_gaps: z.array(termGapSchema),
});
