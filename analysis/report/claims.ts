/** Facts with a figure that the market's pages state, and how far they agree. */
import * as z from 'zod';
import { claimId, passageId, rate } from './primitives.ts';

export const claimProperties = ['price', 'percentage', 'measure', 'count', 'date', 'duration'] as const;

export const claimSchema = z.strictObject({
  id: claimId,
  /** What the figure is about, as a page wrote it. */
  subject: z.string(),
  property: z.enum(claimProperties),
  /** The figure that most sites give, in `unit`: a number, `60-120` for a range, an ISO day or a year for a date. */
  value: z.string(),
  /** A currency by ISO 4217, `%`, a unit of UCUM, or the word that is counted. Absent for dates. */
  unit: z.string().optional(),
  /** A sentence that states it, as it stands in the first of `support`. */
  statement: z.string(),
  support: z.array(passageId),
  /** Passages that give another figure for the same. */
  contradict: z.array(passageId),
  /** Of the sites that give a figure for it, those that give this one. */
  consensus: rate,
  /** The latest day on which a supporting page was published or changed; null when none is dated. */
  newest_at: z.string().nullable(),
  /** Null when no answer of an engine was captured. */
  in_ai_answer: z.boolean().nullable(),
});
