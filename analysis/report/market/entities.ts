/** Schema of entities that the market's pages name. */

import * as z from 'zod';
import { count, entityId, evidence, interval, share } from '../primitives.ts';
import { entityTypes } from '../vocabulary.ts';

export const entitySchema = z.strictObject({
  id: entityId,
  name: z.string(),
  /** Taken from structured data or the knowledge graph; otherwise from the words of the name and its context. */
  type: z.enum(entityTypes),
  /** `n`: usable pages; `df`: those that name it. */
  n: count,
  df: count,
  df_rate: share.nullable(),
  ci95: interval.nullable(),
  /** The Wikidata id (Q…), if a page links to it. */
  wikidata: z
    .string()
    .regex(/^Q[1-9]\d*$/u)
    .optional(),
  /** The encyclopedia address to which a page links the name. */
  wikipedia: z.string().optional(),
  /** Whether the results page shows a knowledge panel about it. */
  kg_in_serp: z.boolean(),
  /** Pages with counts, then passages that name it. */
  ev: evidence,
});
