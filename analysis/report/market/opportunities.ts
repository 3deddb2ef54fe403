/** Schema of opportunities: what the market leaves open. */

import * as z from 'zod';
import { claimId, evidence, opportunityId, questionId, share, topicId } from '../primitives.ts';
import { passageKinds } from '../vocabulary.ts';

const opportunityTypes = [
  'unanswered_question',
  'weak_answer',
  'outdated_fact',
  'missing_format',
  'uncovered_differentiator',
] as const;
export type OpportunityType = (typeof opportunityTypes)[number];

export const opportunitySchema = z.strictObject({
  id: opportunityId,
  type: z.enum(opportunityTypes),
  /** The question, claim or topic; null if the opportunity concerns the whole market. */
  ref_id: z.union([questionId, claimId, topicId]).nullable(),
  /** Only for `missing_format`: the format that no page has. */
  format: z.enum(passageKinds).optional(),
  /** One sentence in the audit's language if the service has messages for it, otherwise in English. */
  rationale: z.string(),
  ev: evidence,
  /**
   * How much of the market leaves it open. `unanswered_question`, `uncovered_differentiator`: usable pages without it.
   * `weak_answer`: how far the best answer falls below the median question's best. `outdated_fact`: sites with another
   * figure, or usable pages with the old one. `missing_format`: 1, because no page has it.
   */
  size: share,
});
