/** Schema of the user's page as fetched and read. */

import * as z from 'zod';
import { longestStatementChars } from '../claim-support.ts';
import { ownPassageSchema } from '../passages.ts';
import {
  answerId,
  claimId,
  count,
  dayOrMonth,
  entityId,
  heading,
  passageId,
  share,
  sourceId,
  structure,
  termId,
} from '../primitives.ts';
import {
  answerEngines,
  claimSupports,
  contentTypes,
  crawlerRoles,
  pageKinds,
  type Zone,
  zones,
} from '../vocabulary.ts';

/** Occurrences per 1,000 words of the page; null if the page has no words. */
export const density = z.number().min(0).nullable();

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/u);

const accessSchema = z.strictObject({
  /** The result of fetching robots.txt; `not_asked` if the fetcher does not provide it. */
  robots_state: z.enum(['read', 'absent', 'unreachable', 'not_asked']),
  robots_by_role: z.array(
    z.strictObject({
      agent: z.string(),
      role: z.enum(crawlerRoles),
      verdict: z.enum(['allowed', 'disallowed', 'unknown']),
      /** The deciding line of robots.txt, counted from 1. */
      rule_line: z.int().min(1).nullable(),
      rule_text: z.string().nullable(),
    }),
  ),
  /** As written. */
  meta_robots: z.array(z.string()),
  x_robots_tag: z.array(z.string()),
  indexable: z.boolean(),
  snippet_allowed: z.boolean(),
  /** Maximum characters of a snippet; null without a limit. */
  max_snippet: count.nullable(),
  /** Share of the visible text that `data-nosnippet` withholds. */
  nosnippet_share: share,
  canonical: z.strictObject({ href: z.string(), self: z.boolean() }).nullable(),
  hreflang: z.array(z.strictObject({ language: z.string(), href: z.string() })),
  /** Where the page declares a paywall; null if it does not. */
  paywall_marker: z.string().nullable(),
  bot_challenge_suspected: z.string().nullable(),
  /** Whether crawlers pass the host's own bot protection cannot be known from outside. */
  edge_reachability: z.literal('not_tested'),
});

export const pageSchema = z.strictObject({
  source_id: sourceId,
  requested_url: z.string(),
  final_url: z.string(),
  redirects: z.array(z.string()),
  http: z.strictObject({
    status: z.int(),
    content_type: z.string().optional(),
    /** Null if the fetcher does not measure it. */
    ttfb_ms: z.number().min(0).nullable(),
    bytes: count,
  }),
  access: accessSchema,
  render: z.strictObject({
    /** Words visible without running scripts, menus included. */
    raw_html_words: count,
    /** Visible characters divided by characters of HTML. */
    raw_html_text_ratio: z.number().min(0),
    js_dependent: z.enum(['yes', 'no', 'unknown']),
  }),
  identity: z.strictObject({
    title: z.string().optional(),
    h1: z.string().optional(),
    description: z.string().optional(),
    lang_declared: z.string().optional(),
    lang_detected: z.string().optional(),
    author: z.string().optional(),
    publisher: z.string().optional(),
    published_at: day.optional(),
    modified_at: day.optional(),
    /** The latest day that visitors read as a date of the page, or the month (`YYYY-MM`) that it shows instead. */
    shown_at: dayOrMonth.optional(),
    date_evidence: z.array(z.strictObject({ day, role: z.string(), place: z.string(), text: z.string() })),
  }),
  extraction: z.strictObject({
    method: z.literal('block_model'),
    words: count,
    /** The F1 score that the model expects for its choice of blocks, 0..1. */
    confidence: share,
    /** Share of visible characters left out as boilerplate; null for a page without text. */
    boilerplate_ratio: share.nullable(),
    /** Null for a page without visible text. */
    page_kind: z.enum(pageKinds).nullable(),
    /** What the page is for its reader, told as for the results; null if unknown. */
    content_type: z.enum(contentTypes).nullable(),
  }),
  headings: z.array(heading),
  passages: z.array(ownPassageSchema),
  structure,
  /**
   * The market's terms on the page, with counts per zone. Words of the intro also count in the zone they are part of.
   */
  terms: z.array(
    z.strictObject({
      term_id: termId,
      count,
      per_1000: density,
      zones: z.strictObject(Object.fromEntries(zones.map((zone) => [zone, count])) as Record<Zone, typeof count>),
    }),
  ),
  /** The market's entities that the page names, with counts. */
  entities: z.array(z.strictObject({ entity_id: entityId, count })),
  /** The market's claims that the page makes, with the page's own figure. */
  claims: z.array(z.strictObject({ claim_id: claimId, value: z.string() })),
  links: z.strictObject({
    internal: count,
    external: count,
    /** External links in the main content, without advertisements, comments and share buttons. */
    citations_to_sources: z.array(z.strictObject({ url: z.string(), text: z.string() })),
  }),
  schema: z.strictObject({
    types: z.array(z.string()),
    errors: z.array(z.strictObject({ code: z.string(), detail: z.string() })),
    mismatch_with_visible: z.array(z.strictObject({ type: z.string(), property: z.string(), value: z.string() })),
  }),
  /** Information only: it has no effect on citations. Null if not checked. */
  llms_txt: z.strictObject({ present: z.boolean().nullable() }),
  /** Rank among the organic results used; null if it is not among them. */
  in_serp: z.strictObject({ rank: z.int().min(1).nullable() }),
  in_answers: z.array(
    z.strictObject({
      answer_id: answerId,
      engine: z.enum(answerEngines),
      cited: z.boolean(),
      position: z.int().min(1).optional(),
      pawc_share: share.optional(),
      /** Whether the answer, in any sample, names the page's site, cited or not. */
      named: z.boolean(),
      /** The sentences that cite the page, and whether it says so. */
      sentences: z.array(
        z.strictObject({
          text: z.string().max(longestStatementChars),
          state: z.enum(claimSupports),
          /** The passage of the page that supports or contradicts it. */
          passage_id: passageId.optional(),
        }),
      ),
    }),
  ),
});
