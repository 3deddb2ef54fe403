/** Schema of AI answers and their citations. */

import * as z from 'zod';
import { askedEngineSchema } from '../answer-samples.ts';
import { claimSupportSchema } from '../claim-support.ts';
import { featureState } from '../metadata/coverage.ts';
import { answerId, citationId, count, share, sourceId, time } from '../primitives.ts';
import { answerBlockTypes, answerEngines } from '../vocabulary.ts';

export const longestBlockChars = 300;

export const answerEngineSchema = z.strictObject({
  id: answerId,
  engine: z.enum(answerEngines),
  state: featureState,
  observed_at: time,
  /** Number of observations; 0 if the answer was not captured or the engine is not supported. */
  samples: count,
  /** Present only if captured; of several samples, the first one captured. */
  answer: z
    .strictObject({
      words: count,
      /** The block type that has most of the words. */
      format: z.enum(answerBlockTypes),
      blocks: z.array(
        z.strictObject({
          type: z.enum(answerBlockTypes),
          text: z.string().max(longestBlockChars),
          /** Positions in `citations` below, from 1. */
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
      /** Position-adjusted word count, as a share over all citations; null if blocks carry no references. */
      pawc_share: share.nullable(),
      /** Rank among all organic results fetched, of which the first ten are used as the market. */
      organic_rank: z.int().min(1).optional(),
      /**
       * Null if the page is not among the fetched results and these end before the tenth page: it may rank further
       * down.
       */
      serp_overlap: z.enum(['top10', '11_100', 'none']).nullable(),
    }),
  ),
  fan_out_queries: z.array(z.string()).optional(),
  /** Mean Jaccard index of the cited pages over all pairs of samples; null with fewer than three. */
  stability: z.strictObject({ jaccard_citations: share, n: count }).nullable(),
  /** Whether cited pages say what the answer says; null if no sentence cites a page. */
  claim_support: claimSupportSchema.nullable(),
  /** Present if the engine itself was asked, and not seen on the results page. */
  asked: askedEngineSchema.optional(),
});
