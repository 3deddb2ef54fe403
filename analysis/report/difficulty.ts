/** How hard the market is to enter, as a sum whose parts are all shown. */
import * as z from 'zod';
import { evidence, share } from './primitives.ts';

export const difficultySchema = z.strictObject({
  /** Weighted mean of the components, times 100; null below three usable pages. */
  score: z.number().min(0).max(100).nullable(),
  components: z.array(
    z.strictObject({
      name: z.string(),
      /** Null when not measurable: its weight then falls to the others. */
      value: share.nullable(),
      weight: share,
      ev: evidence,
    }),
  ),
});
