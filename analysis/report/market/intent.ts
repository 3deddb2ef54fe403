/** What searchers of the keyword want, and by which signs. */
import * as z from 'zod';
import { evidence, share } from '../primitives.ts';
import { intents } from '../vocabulary.ts';

export const intentSchema = z.strictObject({
  /** Null without any sign. */
  primary: z.enum(intents).nullable(),
  /** Share of the weight of all signs; sums to 1, or to 0 without signs. */
  distribution: z.strictObject(
    Object.fromEntries(intents.map((name) => [name, share])) as Record<(typeof intents)[number], typeof share>,
  ),
  /** Share of the first less that of the second. No probability: with few signs it is large by chance. */
  confidence: share,
  /** The weight of all signs: how much the shares rest on. An explicit word of the keyword has 2 to 4. */
  weight: z.number().min(0),
  /** Two intents of nearly the same weight. */
  mixed: z.boolean(),
  signals: z.array(
    z.strictObject({
      /** `keyword:buy`, `question:which`, `results_page:shopping`, `results:guide`, `results:named_site`. */
      signal: z.string(),
      /** The keyword's words, where they are the sign: the keyword itself proves it, and `ev` is empty. */
      words: z.string().optional(),
      intent: z.enum(intents),
      weight: z.number().min(0),
      ev: evidence,
    }),
  ),
});
