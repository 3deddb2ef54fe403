/** Schema of sources: every page that the audit looked at or was led to. */
import * as z from 'zod';
import { count, sha256Hex, sourceId, time } from '../primitives.ts';

/** Facts of the page are absent if it could not be fetched; the reason is in `coverage.excluded`. */
export const sourceSchema = z.strictObject({
  id: sourceId,
  url: z.string(),
  final_url: z.string().optional(),
  /** Host without `www.`. */
  domain: z.string(),
  /** Registrable domain, by the ICANN section of the Public Suffix List; identifies one site. */
  registrable_domain: z.string(),
  fetched_at: time.optional(),
  /** How long before the audit that was, in seconds; present if a stored page was used. */
  age_s: count.optional(),
  http_status: z.int().optional(),
  /** Hash of the body as served. */
  content_sha256: sha256Hex.optional(),
  /** Words of the main content. */
  words: count.optional(),
  /** ISO 639-1; absent if it cannot be detected. */
  language: z.string().optional(),
  /**
   * `organic#n`: the n-th organic result; `cited`: an answer cites it, and it does not rank;
   * `user`: the page of a gap audit.
   */
  from: z.array(z.string()),
});
