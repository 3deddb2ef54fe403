/** Schema of claims: facts with a figure on the market's pages, and how far the pages agree. */

import * as z from 'zod';
import { byModel } from '../metadata/language-model.ts';
import { claimId, passageId, rate } from '../primitives.ts';
import { claimProperties } from '../vocabulary.ts';

export const claimSchema = z.strictObject({
  id: claimId,
  /**
   * What the figure is about, as the first supporting page wrote it. If the sentence names nothing, the keyword,
   * provided its page is about nothing else.
   */
  subject: z.string(),
  /**
   * The owner of the subject, if the page names it elsewhere: in the rest of the sentence, a heading, a table or its
   * product.
   */
  of: z.string().optional(),
  /** The words between subject and figure: `costs`, `typically lasts`. Absent for labels, tables and shares. */
  predicate: z.string().optional(),
  /**
   * The condition under which the figure holds, as the first supporting page words it: `before incentives`, `per user`.
   */
  qualifier: z.string().optional(),
  property: z.enum(claimProperties),
  /**
   * The figure in `unit`: a number, `60-120` for a range, `>=30` or `<=5` for a bound. For a date: an ISO day, month or
   * year, a decade (`1950s`) or, with the unit `century`, its number.
   */
  value: z.string(),
  /**
   * An ISO 4217 currency, a UCUM unit (including `%`) or the words that are counted; after a slash, what it is per:
   * `USD/mo`, `USD/{location}`. Absent for dates other than centuries.
   */
  unit: z.string().optional(),
  /** The sentence, label or table row that states it, quoted from the first of `support`. */
  statement: z.string(),
  /** Passages that support it, each from a different site. */
  support: z.array(passageId),
  /** Passages with a figure that contradicts this one for the same subject under the same conditions. */
  contradict: z.array(passageId),
  /** Claims of this report whose passages are in `contradict`; absent if there are none. */
  conflicts_with: z.array(claimId).optional(),
  /** Sites with this figure, of all sites with a figure for the subject. */
  consensus: rate,
  /** The latest day on which a supporting page was published or changed; null if none has a date. */
  newest_at: z.string().nullable(),
  /** Null if no AI answer was captured. */
  in_ai_answer: z.boolean().nullable(),
  ...byModel,
});
