/** Schema of the topics that the market's pages treat. */
import * as z from 'zod';
import { byModel } from '../metadata/language-model.ts';
import { count, evidence, interval, passageId, questionId, share, sourceId, termId, topicId } from '../primitives.ts';
import { marketClasses } from '../vocabulary.ts';

/**
 * A page treats a topic if it has a section (under a heading, or about 80 words) or a passage on it. Topics of a single
 * site are left out unless the market has no others. Rates and classes are null below three usable pages.
 */
export const topicSchema = z.strictObject({
  id: topicId,
  /** The heading or term that names it best, as a page wrote it. */
  label: z.string(),
  /** The market's terms that belong to it, best names first. */
  terms: z.array(termId),
  /** The market's questions about it. */
  questions: z.array(questionId),
  /** `n`: usable pages; `df`: those that treat the topic. */
  n: count,
  df: count,
  df_rate: share.nullable(),
  ci95: interval.nullable(),
  class: z.enum(marketClasses).nullable(),
  /** Average number of words on the topic, over the pages that treat it. */
  mean_words: z.number().min(0),
  /** The passages that say most about it, each from a different page. */
  passages: z.array(passageId).max(3),
  /** Null if no AI answer was captured. */
  in_ai_answer: z.boolean().nullable(),
  /** The pages that treat it. */
  ev: evidence,
  /** Pages of `ev` that have a section on it; the others have a passage. */
  section_pages: z.array(sourceId),
  ...byModel,
});
