/**
 * Schemas of coverage and data quality: what the audit could see, what it could not and why, and how reliable it is.
 */
import * as z from 'zod';
import { count, share } from '../primitives.ts';

/** Why the statistics do not count a page. */
export const exclusionReasons = [
  'robots_disallowed',
  'http_4xx',
  'http_5xx',
  'timeout',
  'unreachable',
  'non_html',
  'too_large',
  'bot_challenge',
  'login_required',
  'js_only',
  'thin_text',
  'wrong_language',
  'duplicate',
  'near_subject',
  'off_subject',
  'own_page',
] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/** State of a results page feature: whether the provider can show it, and did. */
export const featureState = z.enum(['captured', 'absent', 'not_captured', 'unsupported']);

export const coverageSchema = z.strictObject({
  results_requested: count,
  results_returned: count,
  /** Pages requested, without the user's own page, which is not part of the market. */
  pages_attempted: count,
  pages_fetched: count,
  /** Pages that the statistics count. */
  pages_usable: count,
  excluded: z.array(z.strictObject({ url: z.string(), reason: z.enum(exclusionReasons) })),
  features: z.record(z.string(), featureState),
});

export const dataQualitySchema = z.strictObject({
  grade: z.enum(['A', 'B', 'C', 'D']),
  /** Usable pages divided by attempted pages; null if none was attempted. */
  usable_ratio: share.nullable(),
  warnings: z.array(
    z.strictObject({
      code: z.string(),
      message: z.string(),
      /** JSON pointers into the report. */
      affects: z.array(z.string()),
    }),
  ),
});
