/** Named things that the market's pages speak of. */

import * as z from 'zod';
import { count, entityId, evidence, interval, share } from '../primitives.ts';
import { entityTypes } from '../vocabulary.ts';

export const entitySchema = z.strictObject({
  id: entityId,
  name: z.string(),
  /** As structured data or the knowledge graph say; else by the words of the name and what stands around it. */
  type: z.enum(entityTypes),
  /** Usable pages, and of these the ones that name it. */
  n: count,
  df: count,
  df_rate: share.nullable(),
  ci95: interval.nullable(),
  /** The item's id (Q…), where a page links to it. */
  wikidata: z
    .string()
    .regex(/^Q[1-9]\d*$/u)
    .optional(),
  /** An encyclopedia's address that a page links the name to. */
  wikipedia: z.string().optional(),
  /** The results page shows a box about it. */
  kg_in_serp: z.boolean(),
  /** Pages with counts, then passages that name it. */
  ev: evidence,
});
