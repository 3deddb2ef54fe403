/** Schemas of trust (observable facts, no score) and originality. */

import * as z from 'zod';
import { count, evidence, passageId, rate, share, sourceId } from '../primitives.ts';
import { contactKinds } from '../vocabulary.ts';

export const trustSchema = z.strictObject({
  author_named: z.string().nullable(),
  publisher_named: z.string().nullable(),
  /** Contact details of the publisher that the page links or prints: email, telephone, a contact page. */
  publisher_contact: z.array(z.enum(contactKinds)),
  /** External pages linked from the main content. */
  sources_cited: count,
  /** Dates in the visible text. */
  dates_visible: z.array(z.string()),
  /** Passages with a figure that also link to a source; null if no passage has a figure. */
  claims_with_source: rate.nullable(),
  ev: evidence,
});

export const originalitySchema = z.strictObject({
  /** Claims with a figure that no page of the market has. */
  unique_claims: z.array(z.strictObject({ statement: z.string(), passage_id: passageId })),
  unique_entities: z.array(z.string()),
  /** Share of the page's shingles (five words) that also occur in the market; null for a page too short to have one. */
  overlap_with_market: share.nullable(),
  /** The market page that shares most of them. */
  nearest_source: z.strictObject({ source_id: sourceId, overlap: share }).nullable(),
});
