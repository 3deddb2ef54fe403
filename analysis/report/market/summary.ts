/** Schema of the summary: the market in a few numbers and sentences. */
import * as z from 'zod';
import { featureState } from '../metadata/coverage.ts';
import { count, evidence, rate } from '../primitives.ts';
import { contentTypes, intents } from '../vocabulary.ts';

/** Statistics are null below three usable pages. */
export const summarySchema = z.strictObject({
  /** Usable pages with a passage in their first 30 % that answers the keyword. */
  answer_first: rate.nullable(),
  primary_intent: z.enum(intents).nullable(),
  dominant_content_type: z.enum(contentTypes).nullable(),
  median_words: z.number().nullable(),
  median_age_days: z.number().nullable(),
  /** `captured` if an answer of any engine was captured. */
  ai_answer_state: featureState,
  /** Number of hosts among the results used. */
  distinct_domains: count,
  /** One sentence each, in the audit's language if the service has messages for it, otherwise in English. */
  facts: z.array(z.strictObject({ text: z.string(), ev: evidence })),
});
