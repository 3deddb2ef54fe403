/** What the market leaves open. */
import * as z from 'zod';
import { claimId, evidence, opportunityId, questionId, share, topicId } from './primitives.ts';

export const opportunityTypes = [
  'unanswered_question',
  'weak_answer',
  'outdated_fact',
  'missing_format',
  'uncovered_differentiator',
] as const;

export const opportunitySchema = z.strictObject({
  id: opportunityId,
  type: z.enum(opportunityTypes),
  ref_id: z.union([questionId, claimId, topicId]),
  /** A sentence in the audit's language where there is a message for it, else in English. */
  rationale: z.string(),
  ev: evidence,
  /** 0..1: the share of usable pages that leave it open. */
  size: share,
});
