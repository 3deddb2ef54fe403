/** What list pages recommend: products, companies and tools. */

import * as z from 'zod';
import { count, evidence, share, sourceId } from '../primitives.ts';
import { entityTypes, listingPlaces } from '../vocabulary.ts';

export const optionSchema = z.strictObject({
  name: z.string(),
  type: z.enum(entityTypes),
  /** Pages that list it, in the order of the results. */
  listed_by: z.array(
    z.strictObject({
      source_id: sourceId,
      /** From 1, in the page's own list. */
      position: count,
      /** Names in that list. */
      of: count,
      where: z.enum(listingPlaces),
      /** The first price that the page gives below the name, with its unit: `20 USD/mo`. */
      price: z.string().optional(),
      /** The rating below the name, as written: `4.6/5`. */
      rating: z.string().optional(),
    }),
  ),
  /** Pages that list it, of the pages that list anything. */
  k: count,
  n: count,
  /** Of all recommendations of the market, those of this option. */
  share_of_voice: share,
  /** Pages, then passages in which they speak of it. */
  ev: evidence,
});
