/** Schema of the gap section: gates, percentiles, what is missing, and what to do first. */

import * as z from 'zod';
import { count, evidence, share, sourceId, termId } from '../primitives.ts';
import { answerEngines, gapStatuses, verdictStates, zones } from '../vocabulary.ts';
import { answerOpeningSchema } from './answer-openings.ts';
import { checkIds } from './check-ids.ts';
import { checkReasons } from './check-reasons.ts';
import { controlSchema } from './controls.ts';
import {
  claimGapSchema,
  entityGapSchema,
  passageToImproveSchema,
  questionAnswerabilitySchema,
  topicCoverageSchema,
} from './coverage.ts';
import { findingId, findingSchema, notRecommendedSchema } from './findings.ts';
import { gateSchema } from './gates.ts';
import { density } from './page.ts';
import { scoresSchema } from './scores.ts';
import { originalitySchema, trustSchema } from './trust.ts';

const termGapSchema = z.strictObject({
  term_id: termId,
  page_count: count,
  per_1000: density,
  /** Compared with the pages that use the term: `under` their 25th percentile of density, `over` their 95th. */
  status: z.enum(gapStatuses),
  /**
   * The most prominent zone in which at least half of the pages that use the term have it; only for `missing` and
   * `under`.
   */
  suggested_zone: z.enum(zones).nullable(),
  ev: evidence,
});

/** How a check ended; `errored` is a fault of this service and says nothing about the page. */
const checkOutcomeSchema = z.strictObject({
  rule_id: z.enum(checkIds),
  outcome: z.enum(['pass', 'fail', 'not_applicable', 'undecided', 'errored']),
  /** Why no judgement was reached; only for `not_applicable` and `undecided`. */
  reason: z.enum(checkReasons).optional(),
});

export const gapSchema = z.strictObject({
  verdict: z.strictObject({
    /** `unknown`: the market is too small for a comparison. */
    state: z.enum(verdictStates),
    reasons: z.array(findingId),
  }),
  gates: z.array(gateSchema),
  scores: scoresSchema,
  /** Always null: one observation is not enough to estimate a probability. */
  citation_likelihood: z.null(),
  position: z.strictObject({
    organic_rank: z.int().min(1).nullable(),
    cited_by: z.array(z.enum(answerEngines)),
    /** Start of the first passage that answers the keyword, as a share of the main content; null if none does. */
    answer_offset_ratio: share.nullable(),
    /** The usable page of the market with the next higher relevance; null if none is higher. */
    nearest_competitor: z.strictObject({ source_id: sourceId, why_ahead: z.array(findingId) }).nullable(),
  }),
  topic_coverage: z.array(topicCoverageSchema),
  question_answerability: z.array(questionAnswerabilitySchema),
  /** One entry for each market term that the page lacks or whose use can be compared. */
  term_gaps: z.array(termGapSchema),
  entity_gaps: z.array(entityGapSchema),
  claim_gaps: z.array(claimGapSchema),
  passages_to_improve: z.array(passageToImproveSchema),
  /** Sentences of AI answers that cite other pages or none, beside the page; absent if no answer was captured. */
  answer_openings: z.array(answerOpeningSchema).optional(),
  originality: originalitySchema,
  trust: trustSchema,
  /** Most worthwhile first. */
  findings: z.array(findingSchema),
  not_recommended: z.array(notRecommendedSchema),
  checks: z.array(checkOutcomeSchema),
  /** In the order of `control_urls`; absent without them. */
  controls: z.array(controlSchema).optional(),
  next_measurement: z.strictObject({
    retest_after_days: z.int().min(1),
    /** JSON pointers to the fields to compare between two audits. */
    compare_fields: z.array(z.string()),
    note: z.string(),
  }),
});
