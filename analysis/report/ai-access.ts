/** Whether crawlers of search and answer engines may read and quote the market's pages. */
import * as z from 'zod';
import { count, evidence, rate } from './primitives.ts';

const pagesWith = z.strictObject({ ...rate.shape, ev: evidence });

/** Rates are of the pages whose answer is known, and null where it is known of none. */
export const aiAccessSchema = z.strictObject({
  /** Pages that were fetched. */
  pages_checked: count,
  /** Pages whose robots.txt was read. */
  robots_checked: count,
  /** Pages on which robots.txt turns away at least one crawler of the role. */
  blocked_by_role: z.strictObject({
    search: pagesWith.nullable(),
    user: pagesWith.nullable(),
    training: pagesWith.nullable(),
  }),
  snippet_blocked: pagesWith.nullable(),
  js_dependent: pagesWith.nullable(),
});
