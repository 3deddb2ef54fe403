/** The results page, result by result, with what each page is made of. */

import * as z from 'zod';
import { count, heading, passageId, share, sourceId, structure } from '../primitives.ts';
import { answerEngines, contentTypes, roleVerdicts, siteTypes, subjectFits } from '../vocabulary.ts';

const verdict = z.enum(roleVerdicts);

/** What may be done with the page, by whom. */
const accessSchema = z.strictObject({
  /** Of the HTTP answer; null when none came. */
  status: z.int().nullable(),
  /** By robots.txt: what it says to the crawlers of a role, `partly` where it turns some of them away. */
  robots_by_role: z.strictObject({ search: verdict, user: verdict, training: verdict }),
  /** By the page's own rules (meta robots, X-Robots-Tag), for all crawlers that build an index; null when not read. */
  indexable: z.boolean().nullable(),
  snippet_allowed: z.boolean().nullable(),
  /** Visible characters by characters of the HTML as served. */
  raw_html_text_ratio: share.nullable(),
});

/** Where among an engine's references the page stands. */
const aiSchema = z.strictObject({
  cited_by: z.array(z.enum(answerEngines)),
  citation_positions: z.array(z.strictObject({ engine: z.enum(answerEngines), position: z.int().min(1) })),
});

const relevanceSchema = z.strictObject({
  /** Of the market's best page; null when no page holds any word of the keyword. */
  bm25f: share.nullable(),
  bm25f_raw: z.number().min(0),
  /** Share of the keyword's words that the page holds, weighed by how rare they are in the market's passages. */
  query_term_coverage: share.nullable(),
  /** Of the market's questions, those that the page answers; null without questions. */
  question_coverage: z.strictObject({ k: count, n: count }).nullable(),
});

/** Facts of the page are null when it could not be read; the reason is in `coverage.excluded`. */
export const resultSchema = z.strictObject({
  source_id: sourceId,
  rank_absolute: z.int().min(1),
  rank_group: z.int().min(1),
  title: z.string(),
  snippet: z.string(),
  /** The date that the results page shows beside the result. */
  date_shown: z.string().optional(),
  /** Whether the page is about the keyword; only pages that are `on` are counted. Null where it could not be read. */
  subject_fit: z.enum(subjectFits).nullable(),
  /** What the fit rests on, 0..1 each; null where the page could not be read. */
  subject_signals: z
    .strictObject({ score: share, title: share, text: share, passages: share, likeness: share })
    .nullable(),
  /** Null where nothing tells; of a page that could not be read, told where title or address leave little doubt. */
  content_type: z.enum(contentTypes).nullable(),
  /** What speaks for the type, the strongest first: `title: count`, `page kind: product`, `result_title: best` … */
  type_signals: z.array(z.string()),
  /** Of the whole site, by all its pages among the results. Null where nothing tells. */
  site_type: z.enum(siteTypes).nullable(),
  site_signals: z.array(z.string()),
  /** By what the page declares and shows; null where no day is sure enough. */
  published_at: z.iso.date().nullable(),
  modified_at: z.iso.date().nullable(),
  /** Of the day that the age is counted from; 0..1. */
  date_confidence: share.nullable(),
  /** From the later of the two to the day of the search. */
  age_days: count.nullable(),
  words: count.nullable(),
  /** By the formula published for the language; null where there is none or the text is short. */
  reading: z.strictObject({ metric: z.string(), value: z.number() }).nullable(),
  /** The first sixty of the main content. */
  headings: z.array(heading).nullable(),
  structure: structure.nullable(),
  /** Types of structured data, inner ones too. */
  schema_types: z.array(z.string()).nullable(),
  /** Null when the page names none, too. */
  author: z.strictObject({ name: z.string(), where: z.string() }).nullable(),
  /** Other sites that the main part links to, advertisements and share buttons aside. */
  outbound_domains: count.nullable(),
  /** Figures per 100 words. */
  numbers_per_100w: z.number().min(0).nullable(),
  /** Tables of three columns or more, headings that compare, pairs of pros and cons. */
  comparison_blocks: count.nullable(),
  /** The first passage that answers the keyword itself; null for a page that the statistics do not count. */
  direct_answer: z
    .strictObject({
      present: z.boolean(),
      passage_id: passageId.optional(),
      /** Where in the main content it starts, and its words; null when there is none. */
      offset_ratio: share.nullable(),
      words: count.nullable(),
    })
    .nullable(),
  /** Null when no answer of an engine was captured. */
  ai: aiSchema.nullable(),
  /** Null for a page that the statistics do not count. */
  relevance: relevanceSchema.nullable(),
  /** Best for the keyword first. */
  best_passages: z.array(passageId),
  access: accessSchema,
});
