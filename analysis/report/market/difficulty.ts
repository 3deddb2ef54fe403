/** How settled the market is, as a sum whose parts are all shown: it describes, and forecasts no rank and no citation. */

import * as z from 'zod';
import { evidence, share } from '../primitives.ts';
import { difficultyNames } from '../vocabulary.ts';

export const difficultySchema = z.strictObject({
  /** Weighted mean of the components, times 100; null below three usable pages or with less than half the weight known. */
  score: z.number().min(0).max(100).nullable(),
  components: z.array(
    z.strictObject({
      name: z.enum(difficultyNames),
      /** 1: as settled as can be. Null when not measurable: its weight then falls to the others. */
      value: share.nullable(),
      weight: share,
      ev: evidence,
    }),
  ),
});
