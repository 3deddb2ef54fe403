/** The registry of evidence: every page that the audit looked at or was led to. */
import * as z from 'zod';
import { count, sha256Hex, sourceId, time } from '../primitives.ts';

/** What the page brought is absent when it could not be had; the reason is in `coverage.excluded`. */
export const sourceSchema = z.strictObject({
  id: sourceId,
  url: z.string(),
  final_url: z.string().optional(),
  /** Host without `www.`. */
  domain: z.string(),
  /** What somebody registered of it, by the ICANN section of the Public Suffix List: one site. */
  registrable_domain: z.string(),
  fetched_at: time.optional(),
  http_status: z.int().optional(),
  /** Of the body as served. */
  content_sha256: sha256Hex.optional(),
  /** Words of the main content. */
  words: count.optional(),
  /** ISO 639-1; absent when the text does not tell. */
  language: z.string().optional(),
  /** `organic#n`: the n-th organic result; `user`: the page of a gap audit. */
  from: z.array(z.string()),
});
