/** Schema of claim support: whether cited pages say what an answer says. */
import * as z from 'zod';
import { byModel } from './metadata/language-model.ts';
import { citationId, count, passageId, rate, sourceId } from './primitives.ts';
import { claimSupports, supportDifferences } from './vocabulary.ts';

export const longestStatementChars = 300;
export const longestSupportQuoteChars = 300;

/** Rates over the cited sentences whose pages could be read; null if there are none. */
export const supportRatesSchema = z.strictObject({
  supported: rate.nullable(),
  not_found: rate.nullable(),
  contradicted: rate.nullable(),
  /** Cited sentences whose pages could not be read; not counted in the rates. */
  unreadable: count,
});

export const claimSupportSchema = supportRatesSchema.extend({
  /** Cited sentences; contradicted ones first, then those not found. */
  sentences: z.array(
    z.strictObject({
      /** Number of the sample, from 1; null for an answer seen on a results page. */
      sample: z.int().min(1).nullable(),
      text: z.string().max(longestStatementChars),
      /** Range in the sample's text, in UTF-16 units. */
      start: count.optional(),
      end: count.optional(),
      /** The pages that the sentence cites. */
      citations: z.array(citationId),
      state: z.enum(claimSupports),
      /** Where a page supports or contradicts the sentence. */
      source_id: sourceId.optional(),
      /** Present if the passage is listed in the report. */
      passage_id: passageId.optional(),
      quote: z.string().max(longestSupportQuoteChars).optional(),
      /** What differs; only for `contradicted`. */
      difference: z.enum(supportDifferences).optional(),
      ...byModel,
    }),
  ),
});
