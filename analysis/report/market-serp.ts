/** The market: the results page and what its pages have in common. */
import * as z from 'zod';
import { profileMetrics } from '../measure/structure.ts';
import { passageSchema } from './passages.ts';
import { count } from './primitives.ts';
import { questionSchema } from './questions.ts';
import { resultSchema } from './results.ts';
import { termSchema } from './terms.ts';
import { topicSchema } from './topics.ts';

/** How a measure spreads over the usable pages. */
const spread = z.strictObject({
  n: count,
  min: z.number(),
  p10: z.number(),
  p25: z.number(),
  p50: z.number(),
  p75: z.number(),
  p90: z.number(),
  max: z.number(),
});

type Metric = keyof typeof profileMetrics;
const metrics = Object.keys(profileMetrics) as Metric[];
const spreads = Object.fromEntries(metrics.map((metric) => [metric, spread.nullable()])) as Record<
  Metric,
  z.ZodNullable<typeof spread>
>;

export const marketSerpSchema = z.strictObject({
  summary: z.strictObject({
    /** Of the usable pages; null below three. */
    median_words: z.number().nullable(),
    /** Of the results used. */
    distinct_domains: count,
  }),
  results: z.array(resultSchema),
  passages: z.array(passageSchema),
  questions: z.array(questionSchema),
  topics: z.array(topicSchema),
  terms: z.array(termSchema),
  /** Null below three usable pages. */
  content_profile: z.strictObject(spreads),
});
