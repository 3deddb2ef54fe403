/** Schema of the intent: what searchers of the keyword want, and the signals that show it. */
import * as z from 'zod';
import { evidence, share } from '../primitives.ts';
import { intents } from '../vocabulary.ts';

export const intentSchema = z.strictObject({
  /** Null without signals. */
  primary: z.enum(intents).nullable(),
  /** Share of the total weight of signals; sums to 1, or to 0 without signals. */
  distribution: z.strictObject(
    Object.fromEntries(intents.map((name) => [name, share])) as Record<(typeof intents)[number], typeof share>,
  ),
  /** Share of the first intent minus that of the second. Not a probability: with few signals it is large by chance. */
  confidence: share,
  /**
   * Total weight of the signals, a measure of how well supported the shares are. An explicit word of the keyword weighs
   * 2 to 4.
   */
  weight: z.number().min(0),
  /** Whether two intents have nearly the same weight. */
  mixed: z.boolean(),
  signals: z.array(
    z.strictObject({
      /** `keyword:buy`, `question:which`, `results_page:shopping`, `results:guide`, `results:named_site`. */
      signal: z.string(),
      /** Words of the keyword, if they are the signal. The keyword itself is then the proof, and `ev` is empty. */
      words: z.string().optional(),
      intent: z.enum(intents),
      weight: z.number().min(0),
      ev: evidence,
    }),
  ),
});
