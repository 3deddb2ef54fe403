/** Schema of AI access: whether crawlers of search and answer engines may read and quote the market's pages. */
import * as z from 'zod';
import { count, evidence, rate } from '../primitives.ts';

const pagesWith = z.strictObject({ ...rate.shape, ev: evidence });

/** Each rate counts only pages where the fact is known, and is null if it is known for fewer than three. */
export const aiAccessSchema = z.strictObject({
  /** Market pages that were read, whether or not the statistics count them. */
  pages_checked: count,
  /** Pages whose robots.txt was requested, including pages that it kept the service from fetching. */
  robots_checked: count,
  /** Pages whose robots.txt blocks at least one crawler of the role. */
  blocked_by_role: z.strictObject({
    search: pagesWith.nullable(),
    user: pagesWith.nullable(),
    training: pagesWith.nullable(),
  }),
  /** Pages read whose own rules (meta robots, X-Robots-Tag) forbid quoting or indexing. */
  snippet_blocked: pagesWith.nullable(),
  index_blocked: pagesWith.nullable(),
  /** Pages whose text needs scripts, of those where this is known. */
  js_dependent: pagesWith.nullable(),
});
