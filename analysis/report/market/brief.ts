/** Schema of the brief: an outline of the topics and questions a new page should cover. */

import * as z from 'zod';
import { evidenceGrades } from '../metadata/evidence-base.ts';
import { byModel } from '../metadata/language-model.ts';
import { evidence, questionId, topicId } from '../primitives.ts';
import { contentTypes, passageKinds, refutedPractices } from '../vocabulary.ts';

/** Null if fewer than three pages are usable. */
export const briefSchema = z
  .strictObject({
    /** The most common content type among those that can be written; null if no type is known. */
    recommended_content_type: z.enum(contentTypes).nullable(),
    /** The list that such a page opens with, where most results are lists; null otherwise. */
    list: z
      .strictObject({
        /** Fewest and most names in half of the rivals' lists: the quartiles. */
        names_range: z.tuple([z.number(), z.number()]),
        /** The names on most lists, two at least, as in `options`. */
        names: z.array(z.string()),
        ev: evidence,
      })
      .nullable()
      .optional(),
    /** Core and common topics to which pages give sections, in the order in which the pages treat them. */
    outline: z.array(
      z.strictObject({
        heading: z.string(),
        topic_id: topicId,
        /** Rivals' headings on it, each of another site. */
        headings: z
          .array(z.strictObject({ text: z.string(), site: z.string() }))
          .max(2)
          .optional(),
        questions: z.array(questionId),
        /** The passage kind that pages use most often to answer. */
        target_passage_format: z.enum(passageKinds).nullable(),
        /** What the section should say; only if a language model wrote it. */
        note: z.string().optional(),
        ev: evidence,
        ...byModel,
      }),
    ),
    /** Core and common topics without a section of their own on any page: words to say, not sections to write. */
    mention: z.array(topicId).optional(),
    /** Core topics, those on most pages first. */
    must_cover: z.array(topicId),
    /** The question to answer first and the usual length of its answers; null without a question. */
    answer_first: z
      .strictObject({ question_id: questionId, words_range: z.tuple([z.number(), z.number()]).nullable() })
      .nullable(),
    /** Practices that tests found useless or harmful; the evidence is in `metadata.evidence_base`. */
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
