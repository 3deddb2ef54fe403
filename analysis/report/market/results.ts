/** Schema of the results and what each result's page consists of. */

import * as z from 'zod';
import { count, dayOrMonth, heading, passageId, share, sourceId, structure } from '../primitives.ts';
import { answerEngines, contentTypes, roleVerdicts, siteTypes, subjectFits } from '../vocabulary.ts';

const verdict = z.enum(roleVerdicts);

/** Who may fetch, index and quote the page. */
const accessSchema = z.strictObject({
  /** HTTP status; null if there was no response. */
  status: z.int().nullable(),
  /** What robots.txt says to the crawlers of each role; `partly` if it blocks only some of them. */
  robots_by_role: z.strictObject({ search: verdict, user: verdict, training: verdict }),
  /** By the page's own rules (meta robots, X-Robots-Tag), for all indexing crawlers; null if the page was not read. */
  indexable: z.boolean().nullable(),
  snippet_allowed: z.boolean().nullable(),
  /** Visible characters divided by characters of the HTML as served. */
  raw_html_text_ratio: share.nullable(),
});

/** The engines that cite the page, and the positions of these citations. */
const aiSchema = z.strictObject({
  cited_by: z.array(z.enum(answerEngines)),
  citation_positions: z.array(z.strictObject({ engine: z.enum(answerEngines), position: z.int().min(1) })),
});

const relevanceSchema = z.strictObject({
  /** As a share of the market's highest value; null if no page contains a word of the keyword. */
  bm25f: share.nullable(),
  bm25f_raw: z.number().min(0),
  /** Share of the keyword's words on the page, weighted by how rare they are in the market's passages. */
  query_term_coverage: share.nullable(),
  /** The market's questions that the page answers; null without questions. */
  question_coverage: z.strictObject({ k: count, n: count }).nullable(),
});

/** Facts of the page are null if it could not be read; the reason is in `coverage.excluded`. */
export const resultSchema = z.strictObject({
  source_id: sourceId,
  rank_absolute: z.int().min(1),
  rank_group: z.int().min(1),
  title: z.string(),
  snippet: z.string(),
  /** The date shown beside the result. */
  date_shown: z.string().optional(),
  /**
   * Whether the page is about the keyword; the statistics count only pages that are `on`. Null if it could not be read.
   */
  subject_fit: z.enum(subjectFits).nullable(),
  /** The components of the fit, 0..1 each; null if the page could not be read. */
  subject_signals: z
    .strictObject({ score: share, title: share, text: share, passages: share, likeness: share })
    .nullable(),
  /** Null if unknown. For an unread page, set only if title or address leave little doubt. */
  content_type: z.enum(contentTypes).nullable(),
  /** Signals for the type, strongest first: `title: count`, `page kind: product`, `result_title: best` … */
  type_signals: z.array(z.string()),
  /** Type of the whole site, judged by all its pages among the results. Null if unknown. */
  site_type: z.enum(siteTypes).nullable(),
  site_signals: z.array(z.string()),
  /** From the dates that the page declares and shows; null if no date is certain enough. */
  published_at: z.iso.date().nullable(),
  modified_at: z.iso.date().nullable(),
  /**
   * The latest day that visitors read as a date of the page, whatever its markup says, or the month (`YYYY-MM`) that it
   * shows instead; null if it shows none.
   */
  shown_at: dayOrMonth.nullable(),
  /** Confidence in the later of `published_at` and `modified_at`, 0..1. */
  date_confidence: share.nullable(),
  /** Days from `shown_at` to the search, a month counting from its end; if it is null, from the later of the two dates. */
  age_days: count.nullable(),
  words: count.nullable(),
  /** By the readability formula published for the language; null without a formula or for a short text. */
  reading: z.strictObject({ metric: z.string(), value: z.number() }).nullable(),
  /** The first sixty headings of the main content. */
  headings: z.array(heading).nullable(),
  structure: structure.nullable(),
  /** Types of structured data, nested ones included. */
  schema_types: z.array(z.string()).nullable(),
  /** Null also if the page names no author. */
  author: z.strictObject({ name: z.string(), where: z.string() }).nullable(),
  /** Number of other sites linked from the main content, without advertisements and share buttons. */
  outbound_domains: count.nullable(),
  /** Figures per 100 words. */
  numbers_per_100w: z.number().min(0).nullable(),
  /** Tables of three or more columns, headings that compare, pairs of pros and cons. */
  comparison_blocks: count.nullable(),
  /** The first passage that answers the keyword itself; null for a page that the statistics do not count. */
  direct_answer: z
    .strictObject({
      present: z.boolean(),
      passage_id: passageId.optional(),
      /** Start in the main content (0..1) and words of the passage; null if there is none. */
      offset_ratio: share.nullable(),
      words: count.nullable(),
    })
    .nullable(),
  /** Null if no AI answer was captured. */
  ai: aiSchema.nullable(),
  /** Null for a page that the statistics do not count. */
  relevance: relevanceSchema.nullable(),
  /** Best match for the keyword first. */
  best_passages: z.array(passageId),
  access: accessSchema,
});
