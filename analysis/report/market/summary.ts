/** The market in a few numbers and sentences. */
import * as z from 'zod';
import { featureState } from '../metadata/coverage.ts';
import { count, evidence, rate } from '../primitives.ts';
import { contentTypes, intents } from '../vocabulary.ts';

/** Statistics are null below three usable pages. */
export const summarySchema = z.strictObject({
  /** Usable pages that answer the keyword in a passage within their first 30 %. */
  answer_first: rate.nullable(),
  primary_intent: z.enum(intents).nullable(),
  dominant_content_type: z.enum(contentTypes).nullable(),
  median_words: z.number().nullable(),
  median_age_days: z.number().nullable(),
  /** `captured` when any answer engine was. */
  ai_answer_state: featureState,
  /** Hosts of the results used. */
  distinct_domains: count,
  /** One sentence each, in the audit's language where there are messages for it, else in English. */
  facts: z.array(z.strictObject({ text: z.string(), ev: evidence })),
});
