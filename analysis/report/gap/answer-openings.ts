/** Schema of answer openings: sentences of AI answers that the user's page could be the source of. */
import * as z from 'zod';
import { longestStatementChars } from '../claim-support.ts';
import { answerId, citationId, passageId, sourceId } from '../primitives.ts';
import { openingSources, pageStands, supportDifferences } from '../vocabulary.ts';

export const longestOpeningQuoteChars = 200;

const quote = z.string().max(longestOpeningQuoteChars);

export const answerOpeningSchema = z.strictObject({
  answer_id: answerId,
  /** Number of the sample, from 1; null for an answer seen on a results page. */
  sample: z.int().min(1).nullable(),
  text: z.string().max(longestStatementChars),
  /** What the answer gives as its source. */
  source: z.enum(openingSources),
  citations: z.array(citationId),
  /** The cited page that says so or otherwise, in its words; only for `supported` and `contradicted`. */
  rival: z.strictObject({ source_id: sourceId, quote }).optional(),
  /** What the user's page says, and where. */
  page: z.enum(pageStands),
  passage_id: passageId.optional(),
  quote: quote.optional(),
  /** What differs; only for `says_otherwise`. */
  difference: z.enum(supportDifferences).optional(),
});
