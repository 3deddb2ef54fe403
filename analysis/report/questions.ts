/** The questions that the market's pages put. */
import * as z from 'zod';
import { count, passageId, questionId, rate, sourceId } from './primitives.ts';

/** What a question asks for. */
export const intentFacets = ['what', 'how', 'why', 'which', 'price', 'when', 'where'] as const;

export const questionSchema = z.strictObject({
  id: questionId,
  text: z.string(),
  origin: z.enum(['heading']),
  /** Usable pages that ask it. */
  frequency: count,
  /** Absent where the wording does not tell, or asks for a person. */
  intent_facet: z.enum(intentFacets).optional(),
  /** The passage below the heading. */
  answered_by: z.array(z.strictObject({ source_id: sourceId, passage_id: passageId })),
  /** Usable pages that answer it below a heading that asks it; null below three usable pages. */
  coverage: rate.nullable(),
});
