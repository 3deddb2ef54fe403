/** Schema of the content profile: distributions of page measures over the market, and how its best pages differ. */
import * as z from 'zod';
import { count } from '../primitives.ts';

/** The measures; the report's `content_profile` has one entry for each. */
export const profileMetrics = [
  'words',
  'h2',
  'h3',
  'lists',
  'tables',
  'images',
  'numbers_per_100w',
  'outbound_domains',
  'age_days',
  'answer_offset_ratio',
  'raw_html_text_ratio',
] as const;
export type ProfileMetric = (typeof profileMetrics)[number];

/** Distribution of a measure over the usable pages where it is known. */
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

/** Cliff's delta of group a against group b; null if a group has fewer than three pages or all values are equal. */
const difference = z.strictObject({
  /** P(a > b) − P(a < b). */
  delta: z.number().min(-1).max(1),
  ci95: z.tuple([z.number().min(-1).max(1), z.number().min(-1).max(1)]),
  n_a: count,
  n_b: count,
  median_a: z.number(),
  median_b: z.number(),
});

const metricProfile = z.strictObject({
  /** Null if it is known for fewer than three usable pages. */
  all: spread.nullable(),
  /** a: results ranked one to three; b: the others. */
  top3_vs_rest: difference.nullable(),
  /** a: pages that an answer engine cites; b: the others. Null if no answer was captured. */
  cited_vs_not: difference.nullable(),
});

export const contentProfileSchema = z.strictObject(
  Object.fromEntries(profileMetrics.map((metric) => [metric, metricProfile])) as Record<
    ProfileMetric,
    typeof metricProfile
  >,
);
