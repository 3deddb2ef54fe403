/** What the market leaves open. */

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

export const opportunitySchema = z.strictObject({
  id: opportunityId,
  type: z.enum(opportunityTypes),
  /** The question, claim or topic; null of what concerns the whole market. */
  ref_id: z.union([questionId, claimId, topicId]).nullable(),
  /** Of `missing_format`: what no page has. */
  format: z.enum(passageKinds).optional(),
  /** A sentence in the audit's language where there is a message for it, else in English. */
  rationale: z.string(),
  ev: evidence,
  /**
   * How much of the market leaves it open. `unanswered_question`, `uncovered_differentiator`: the usable pages without
   * it. `weak_answer`: by how far the best answer falls short of the median question's best. `outdated_fact`: the
   * sites that give another figure, or the usable pages that give the old one. `missing_format`: 1, since no page has it.
   */
  size: share,
});
