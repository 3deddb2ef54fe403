/** How recent the market's pages are. */
import * as z from 'zod';
import { evidence, rate } from '../primitives.ts';

/** Days are counted to the day of the search. Rates are null below three usable pages. */
export const freshnessSchema = z.strictObject({
  /** Usable pages that show or declare a day. */
  dated: rate.nullable(),
  /** Of the dated pages; null below three of them. */
  median_age_days: z.number().nullable(),
  /** Of the dated pages, those published or changed in the last 90 days; null below three of them. */
  updated_90d: rate.nullable(),
  /** Whether anything says that the answer changes with time. */
  keyword_time_sensitive: z.boolean(),
  /** What says so: `keyword: year`, `results: dates shown` … Words of the keyword need no evidence. */
  signals: z.array(z.strictObject({ signal: z.string(), ev: evidence })),
});
