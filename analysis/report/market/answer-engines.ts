/** What answer engines said, and whom they cited. */

import * as z from 'zod';
import { featureState } from '../metadata/coverage.ts';
import { answerId, citationId, count, share, sourceId, time } from '../primitives.ts';
import { answerBlockTypes, answerEngines } from '../vocabulary.ts';

export const longestBlockChars = 300;

export const answerEngineSchema = z.strictObject({
  id: answerId,
  engine: z.enum(answerEngines),
  state: featureState,
  observed_at: time,
  /** Times that it was observed: none where it was not captured or is not supported. */
  samples: count,
  /** Absent unless captured. */
  answer: z
    .strictObject({
      words: count,
      /** The type of most of its words. */
      format: z.enum(answerBlockTypes),
      blocks: z.array(
        z.strictObject({
          type: z.enum(answerBlockTypes),
          text: z.string().max(longestBlockChars),
          /** Citations by their place below, from 1. */
          refs: z.array(z.int().min(1)),
        }),
      ),
    })
    .optional(),
  citations: z.array(
    z.strictObject({
      id: citationId,
      url: z.string(),
      domain: z.string(),
      title: z.string().optional(),
      source_id: sourceId.optional(),
      position: z.int().min(1),
      blocks_supported: count,
      /** Position-adjusted word count, as a share of all citations'; null when blocks carry no references. */
      pawc_share: share.nullable(),
      /** Among all organic results had, of which ten are used as the market. */
      organic_rank: z.int().min(1).optional(),
      /** Null when it is not among the results had, and these end before the tenth page: it may rank further down. */
      serp_overlap: z.enum(['top10', '11_100', 'none']).nullable(),
    }),
  ),
  fan_out_queries: z.array(z.string()).optional(),
  /** Agreement of several observations; null with one. */
  stability: z.strictObject({ jaccard_citations: share, n: count }).nullable(),
});
