/** Schema of the page's scores, as percentiles of its market. */
import * as z from 'zod';
import { evidence, share, sourceId } from '../primitives.ts';

export const componentIds = [
  'relevance',
  'topic_coverage',
  'question_answerability',
  'answer_placement',
  'verifiable_facts',
  'freshness',
  'comparison',
] as const;
export type ComponentId = (typeof componentIds)[number];

/**
 * Percentiles and quartiles are null if the page, or too few pages of the market, have a value (see the `scores` rule).
 */
export const scoresSchema = z.strictObject({
  /** Weighted mean of the percentiles, times 100; null while a gate fails or less than half of the weight is known. */
  overall: z.number().min(0).max(100).nullable(),
  components: z.array(
    z.strictObject({
      id: z.enum(componentIds),
      weight: share,
      /** The page's value; null if not measurable. */
      value: z.number().nullable(),
      market_p25: z.number().nullable(),
      market_p50: z.number().nullable(),
      market_p75: z.number().nullable(),
      /** Share of the market's pages that the page exceeds, plus half of those it equals. */
      percentile: share.nullable(),
      /** Number of market pages with a value. */
      n: z.int().min(0),
      ev: evidence,
    }),
  ),
  /** The pages of the market, each scored the same way beside the others and the user's page. */
  rivals: z.array(
    z.strictObject({
      source_id: sourceId,
      /** As for the user's page; null while less than half of the weight is known. */
      overall: z.number().min(0).max(100).nullable(),
      /** The page's value of each component; null if not measurable. */
      values: z.record(z.enum(componentIds), z.number().nullable()),
      ev: evidence,
    }),
  ),
  /** Entries of `metadata.evidence_base` behind the weights. */
  weights_rationale: z.array(z.string()),
});
