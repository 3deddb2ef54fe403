/** Whether crawlers of search and answer engines may read and quote the market's pages. */
import * as z from 'zod';
import { count, evidence, rate } from '../primitives.ts';

const pagesWith = z.strictObject({ ...rate.shape, ev: evidence });

/** Rates are of the pages whose answer is known, and null where it is known of fewer than three. */
export const aiAccessSchema = z.strictObject({
  /** Pages of the market that were read, whether or not the statistics count them. */
  pages_checked: count,
  /** Pages whose robots.txt was asked for, those that it kept us from among them. */
  robots_checked: count,
  /** Pages on which robots.txt turns away at least one crawler of the role. */
  blocked_by_role: z.strictObject({
    search: pagesWith.nullable(),
    user: pagesWith.nullable(),
    training: pagesWith.nullable(),
  }),
  /** Of the pages read, those whose own rules (meta robots, X-Robots-Tag) forbid to quote them, or to index them. */
  snippet_blocked: pagesWith.nullable(),
  index_blocked: pagesWith.nullable(),
  /** Of the pages that tell, those whose text needs scripts. */
  js_dependent: pagesWith.nullable(),
});
