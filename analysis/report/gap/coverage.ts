/** Schemas for how the page covers the market's topics, questions, terms, entities and claims. */

import * as z from 'zod';
import { byModel } from '../metadata/language-model.ts';
import { claimId, count, entityId, evidence, passageId, questionId, share, topicId } from '../primitives.ts';
import { marketClasses, passageKinds } from '../vocabulary.ts';

const competitors = z.strictObject({ k: count, n: count });

export const topicCoverageSchema = z.strictObject({
  topic_id: topicId,
  class: z.enum(marketClasses).nullable(),
  status: z.enum(['covered', 'partial', 'missing']),
  page_passages: z.array(passageId),
  /** Words of the page on the topic divided by the 25th percentile of the pages that treat it; at most 1. */
  score: z.number().min(0),
  competitors_covering: competitors,
  best_example: z.strictObject({ passage_id: passageId }).nullable(),
});

const answerIssues = ['unresolved_pronoun', 'needs_context', 'too_long', 'buried', 'no_direct_sentence'] as const;
export type AnswerIssue = (typeof answerIssues)[number];

/** Describes the page's best passage for the question. Without one, all but `status` and `market_best` are null. */
export const questionAnswerabilitySchema = z.strictObject({
  question_id: questionId,
  status: z.enum(['answered', 'partly', 'missing']),
  passage_id: passageId.nullable(),
  score: share.nullable(),
  market_best: share.nullable(),
  self_contained: z.boolean().nullable(),
  words: count.nullable(),
  offset_ratio: share.nullable(),
  issues: z.array(z.enum(answerIssues)),
});

export const entityGapSchema = z.strictObject({ entity_id: entityId, status: z.literal('missing'), ev: evidence });

export const claimGapSchema = z.strictObject({
  claim_id: claimId,
  /** `different_value`: a fact to check, not an error. `outdated`: the page has a figure that only older pages have. */
  status: z.enum(['missing', 'different_value', 'outdated']),
  page_value: z.string().nullable(),
  market_value: z.string(),
  ev: evidence,
});

export const passageToImproveSchema = z.strictObject({
  passage_id: passageId,
  question_id: questionId,
  observed: z.strictObject({
    score: share,
    words: count,
    kind: z.enum(passageKinds),
    issues: z.array(z.enum(answerIssues)),
  }),
  target: z.strictObject({
    words_range: z.tuple([z.number(), z.number()]).nullable(),
    kind: z.enum(passageKinds).nullable(),
  }),
  pattern_from: z.strictObject({ passage_id: passageId }).nullable(),
  /** A text for its place, from facts of the page; absent without a language model. */
  rewrite: z.strictObject({ text: z.string(), ev: z.array(passageId), ...byModel }).optional(),
});
