/** The terms that the market's pages share. */

import * as z from 'zod';
import { count, evidence, interval, quartiles, share, termId, topicId } from '../primitives.ts';
import { marketClasses, rangeBases, zones } from '../vocabulary.ts';

/** Statistics are null below three usable pages; `per_1000` and `range` below three pages that hold the term. */
export const termSchema = z.strictObject({
  id: termId,
  /** As most often written. */
  term: z.string(),
  stem: z.string(),
  forms: z.array(z.string()),
  /** Usable pages. */
  n: count,
  /** Of these, the pages that hold the term. */
  df: count,
  df_rate: share.nullable(),
  ci95: interval.nullable(),
  /**
   * Log-likelihood of the market's use against the language at large; negative where it is used less. A run of words is
   * held against its rarest word, so its keyness is a lower bound. Null also in a language without a word list.
   */
  keyness_g2: z.number().nullable(),
  /** Share of the pages × weight of the keyness × prominence; without a word list, without keyness. Terms are in its order. */
  salience: share.nullable(),
  /** Share of the usable pages that have the term there. */
  zones: z
    .strictObject(
      Object.fromEntries(zones.map((zone) => [zone, share])) as Record<(typeof zones)[number], typeof share>,
    )
    .nullable(),
  /** Occurrences per 1,000 words among the pages that hold the term. */
  per_1000: quartiles.nullable(),
  /**
   * How densely to use it: once at all, and between the quartiles of the pages that hold it and are alike: of the
   * market's commonest kind and from half to twice its median length where three are, else of that length, else all.
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
  /** The topic it belongs to, where one does. */
  topic_id: topicId.nullable(),
  /** `s3:12`: the page s3 holds it twelve times. */
  ev: evidence,
});
