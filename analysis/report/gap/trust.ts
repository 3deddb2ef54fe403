/** Observable facts by which a reader can check a page; no score of trust. */

import * as z from 'zod';
import { count, evidence, passageId, rate, share, sourceId } from '../primitives.ts';
import { contactKinds } from '../vocabulary.ts';

export const trustSchema = z.strictObject({
  author_named: z.string().nullable(),
  publisher_named: z.string().nullable(),
  /** Ways to reach the publisher that the page links or prints: mail, telephone, a contact page. */
  publisher_contact: z.array(z.enum(contactKinds)),
  /** Outside pages that the main content links. */
  sources_cited: count,
  /** Days that a reader can see. */
  dates_visible: z.array(z.string()),
  /** Passages with a figure that also link a source; null without such passages. */
  claims_with_source: rate.nullable(),
  ev: evidence,
});

export const originalitySchema = z.strictObject({
  /** Figures that no page of the market gives. */
  unique_claims: z.array(z.strictObject({ statement: z.string(), passage_id: passageId })),
  unique_entities: z.array(z.string()),
  /** Share of the page's runs of five words that the market's pages hold; null for a page with fewer words. */
  overlap_with_market: share.nullable(),
  /** The page that shares most of them. */
  nearest_source: z.strictObject({ source_id: sourceId, overlap: share }).nullable(),
});
