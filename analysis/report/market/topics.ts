/** The topics that the market's pages treat. */
import * as z from 'zod';
import { count, evidence, interval, passageId, questionId, share, sourceId, termId, topicId } from '../primitives.ts';
import { marketClasses } from '../vocabulary.ts';

/**
 * A page treats a topic when it gives it a section (headed, or some 80 words) or a passage. Topics that one
 * site alone treats are left out, unless the market has no other. Rates and classes are null below three usable pages.
 */
export const topicSchema = z.strictObject({
  id: topicId,
  /** The heading or term that names it best, as a page wrote it. */
  label: z.string(),
  /** The market's terms that belong to it, the best names first. */
  terms: z.array(termId),
  /** The market's questions that are about it. */
  questions: z.array(questionId),
  /** Usable pages, and of these the ones that treat the topic. */
  n: count,
  df: count,
  df_rate: share.nullable(),
  ci95: interval.nullable(),
  class: z.enum(marketClasses).nullable(),
  /** Words that a page which treats it gives to it, on average. */
  mean_words: z.number().min(0),
  /** The passages that say most about it, of different pages. */
  passages: z.array(passageId).max(3),
  /** Null when no answer of an engine was captured. */
  in_ai_answer: z.boolean().nullable(),
  /** The pages that treat it. */
  ev: evidence,
  /** Those of them that give it a section; the others give it a passage. */
  section_pages: z.array(sourceId),
});
