/** Schema of freshness: how recent the market's pages are. */
import * as z from 'zod';
import { evidence, rate } from '../primitives.ts';

/** Ages are in days before the search. Rates are null below three usable pages. */
export const freshnessSchema = z.strictObject({
  /** Usable pages that show or declare a date. */
  dated: rate.nullable(),
  /** Median over dated pages; null below three of them. */
  median_age_days: z.number().nullable(),
  /** Dated pages published or changed in the last 90 days; null below three dated pages. */
  updated_90d: rate.nullable(),
  /** Whether any signal says that the answer changes over time. */
  keyword_time_sensitive: z.boolean(),
  /** The signals: `keyword: year`, `results: dates shown` … Signals from words of the keyword need no evidence. */
  signals: z.array(z.strictObject({ signal: z.string(), ev: evidence })),
});
