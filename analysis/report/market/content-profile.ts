/** How the measures of pages spread over the market, and where its winners differ. */
import * as z from 'zod';
import { count } from '../primitives.ts';

/** What is compared; the report's `content_profile` has one entry for each. */
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

/** How a measure spreads over the usable pages of which it is known. */
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

/** Cliff's delta of group a against group b; null below three pages a group, or where no two pages differ. */
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
  /** Null below three usable pages of which it is known. */
  all: spread.nullable(),
  /** a: results of rank one to three; b: the others. */
  top3_vs_rest: difference.nullable(),
  /** a: pages that an answer engine cites; b: the others. Null where no answer was captured. */
  cited_vs_not: difference.nullable(),
});

export const contentProfileSchema = z.strictObject(
  Object.fromEntries(profileMetrics.map((metric) => [metric, metricProfile])) as Record<
    ProfileMetric,
    typeof metricProfile
  >,
);
