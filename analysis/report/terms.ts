/** The terms that the market's pages share. */
import * as z from 'zod';
import { zones } from '../measure/term-occurrences.ts';
import { count, evidence, interval, quartiles, share, termId } from './primitives.ts';

/** Statistics are null below three usable pages; `per_1000` below three pages that hold the term. */
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
  /** Share of the usable pages that have the term there. */
  zones: z
    .strictObject(
      Object.fromEntries(zones.map((zone) => [zone, share])) as Record<(typeof zones)[number], typeof share>,
    )
    .nullable(),
  /** Occurrences per 1,000 words among the pages that hold the term. */
  per_1000: quartiles.nullable(),
  /** `s3:12`: the page s3 holds it twelve times. */
  ev: evidence,
});
