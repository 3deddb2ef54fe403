/** What a writer is told: an outline of the topics and questions of this market. */

import * as z from 'zod';
import { evidenceGrades } from '../metadata/evidence-base.ts';
import { evidence, questionId, topicId } from '../primitives.ts';
import { contentTypes, passageKinds, refutedPractices } from '../vocabulary.ts';

/** Null below three usable pages. */
export const briefSchema = z
  .strictObject({
    /** What most results are, among the types that can be written; null where no type is known. */
    recommended_content_type: z.enum(contentTypes).nullable(),
    /** Core and common topics in the order in which the pages treat them. */
    outline: z.array(
      z.strictObject({
        heading: z.string(),
        topic_id: topicId,
        questions: z.array(questionId),
        /** The kind of passage that the pages answer with most often. */
        target_passage_format: z.enum(passageKinds).nullable(),
        ev: evidence,
      }),
    ),
    /** The core topics, those of most pages first. */
    must_cover: z.array(topicId),
    /** The question to answer first, and the length of the answers that pages give; null without a question. */
    answer_first: z
      .strictObject({ question_id: questionId, words_range: z.tuple([z.number(), z.number()]).nullable() })
      .nullable(),
    /** Practices that were tested and do nothing or harm; the evidence is in `metadata.evidence_base`. */
    do_not: z.array(
      z.strictObject({
        practice: z.enum(refutedPractices),
        grade: z.enum(evidenceGrades),
        why: z.string(),
        evidence_ids: z.array(z.string()),
      }),
    ),
  })
  .nullable();
