/** The results page, result by result, with what each page is made of. */
import * as z from 'zod';
import { count, heading, passageId, sourceId, structure } from './primitives.ts';

/** Facts of the page are null when it could not be read; the reason is in `coverage.excluded`. */
export const resultSchema = z.strictObject({
  source_id: sourceId,
  rank_absolute: z.int().min(1),
  rank_group: z.int().min(1),
  title: z.string(),
  snippet: z.string(),
  /** The date that the results page shows beside the result. */
  date_shown: z.string().optional(),
  words: count.nullable(),
  /** The first sixty of the main content. */
  headings: z.array(heading).nullable(),
  structure: structure.nullable(),
  /** Figures per 100 words. */
  numbers_per_100w: z.number().min(0).nullable(),
  /** Best for the keyword first. */
  best_passages: z.array(passageId),
});
