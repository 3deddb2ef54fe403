/** Schema of options: products, companies and tools that list pages recommend. */

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
      /** Position in the page's list, from 1. */
      position: count,
      /** Number of names in that list. */
      of: count,
      where: z.enum(listingPlaces),
      /** The price that a table gives under the name, else the first below the name, with its unit: `20 USD/mo`. */
      price: z.string().optional(),
      /** The rating below the name, else the only one in its row or column, as written: `4.6/5`. */
      rating: z.string().optional(),
    }),
  ),
  /** `k`: pages that list it; `n`: pages that list any option. */
  k: count,
  n: count,
  /** Recommendations of this option as a share of all recommendations in the market. */
  share_of_voice: share,
  /** Pages, then passages that mention it. */
  ev: evidence,
});
