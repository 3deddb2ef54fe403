/** Schema of the terms that the market's pages share. */

import * as z from 'zod';
import { count, evidence, interval, quartiles, share, termId, topicId } from '../primitives.ts';
import { marketClasses, rangeBases, zones } from '../vocabulary.ts';

/** Statistics are null below three usable pages; `per_1000` and `range` below three pages that use the term. */
export const termSchema = z.strictObject({
  id: termId,
  /** The most common spelling. */
  term: z.string(),
  stem: z.string(),
  forms: z.array(z.string()),
  /** Number of usable pages. */
  n: count,
  /** Number of usable pages that use the term. */
  df: count,
  df_rate: share.nullable(),
  ci95: interval.nullable(),
  /**
   * Log-likelihood of the market's use against the language as a whole; negative if the market uses it less. A run of
   * words is compared with its rarest word, so its keyness is a lower bound. Null in a language without a word list.
   */
  keyness_g2: z.number().nullable(),
  /**
   * Share of pages × weight of the keyness × prominence; without a word list, without keyness. Terms are sorted by it.
   */
  salience: share.nullable(),
  /** Share of usable pages with the term in the zone. */
  zones: z
    .strictObject(
      Object.fromEntries(zones.map((zone) => [zone, share])) as Record<(typeof zones)[number], typeof share>,
    )
    .nullable(),
  /** Occurrences per 1,000 words on the pages that use the term. */
  per_1000: quartiles.nullable(),
  /**
   * How densely to use the term: at least once, and between the quartiles of comparable pages that use it. Comparable
   * are pages of the market's most common kind with half to twice its median length; if fewer than three, pages of that
   * length; otherwise all.
   */
  range: z
    .strictObject({
      min_useful: z.literal(1),
      /** Occurrences per 1,000 words; more than `p75` brings nothing. */
      p25: z.number().min(0),
      p75: z.number().min(0),
      basis: z.enum(rangeBases),
      basis_n: count,
    })
    .nullable(),
  class: z.enum(marketClasses).nullable(),
  /** The term's topic, if it belongs to one. */
  topic_id: topicId.nullable(),
  /** `s3:12`: page s3 has the term twelve times. */
  ev: evidence,
});
