/** Facts with a figure that the market's pages state, and how far they agree. */

import * as z from 'zod';
import { claimId, passageId, rate } from '../primitives.ts';
import { claimProperties } from '../vocabulary.ts';

export const claimSchema = z.strictObject({
  id: claimId,
  /**
   * What the figure is about, as the first supporting page wrote it; the keyword where the sentence names nothing and
   * its page is about nothing else.
   */
  subject: z.string(),
  /** Whose the subject is, where the page leaves that to the rest of the sentence, a heading, a table or its product. */
  of: z.string().optional(),
  /** The words between subject and figure: `costs`, `typically lasts`. Absent for labels, tables and shares. */
  predicate: z.string().optional(),
  /** For what or when the figure holds, in the words of the first supporting page: `before incentives`, `per user`. */
  qualifier: z.string().optional(),
  property: z.enum(claimProperties),
  /**
   * The figure in `unit`: a number, `60-120` for a range, `>=30` and `<=5` where the text bounds one side alone; of a
   * date an ISO day, month or year, a decade (`1950s`) or, in the unit `century`, its number.
   */
  value: z.string(),
  /**
   * A currency by ISO 4217, a unit of UCUM (`%` among them), or the words that are counted; after a slash what it is
   * per: `USD/mo`, `USD/{location}`. Absent for dates other than centuries.
   */
  unit: z.string().optional(),
  /** The sentence, label or row of a table that states it, as it stands in the first of `support`. */
  statement: z.string(),
  /** Of different sites. */
  support: z.array(passageId),
  /** Passages that give another figure for the same, under the same conditions: no figure is both. */
  contradict: z.array(passageId),
  /** The claims of this report that `contradict` holds passages of; absent where it holds none of a listed claim. */
  conflicts_with: z.array(claimId).optional(),
  /** Of the sites that give a figure for it, those that give this one. */
  consensus: rate,
  /** The latest day on which a supporting page was published or changed; null when none is dated. */
  newest_at: z.string().nullable(),
  /** Null when no answer of an engine was captured. */
  in_ai_answer: z.boolean().nullable(),
});
