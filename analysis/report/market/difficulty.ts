/**
 * Schema of the difficulty: how settled the market is, with all components shown. It describes; it does not forecast
 * ranks or citations.
 */

import * as z from 'zod';
import { evidence, share } from '../primitives.ts';
import { difficultyNames } from '../vocabulary.ts';

export const difficultySchema = z.strictObject({
  /**
   * Weighted mean of the components times 100; null below three usable pages or if less than half the weight is known.
   */
  score: z.number().min(0).max(100).nullable(),
  components: z.array(
    z.strictObject({
      name: z.enum(difficultyNames),
      /** 1 is fully settled. Null if not measurable; its weight then goes to the others. */
      value: share.nullable(),
      weight: share,
      ev: evidence,
    }),
  ),
});
