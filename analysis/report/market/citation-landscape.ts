/** Schema of the citation landscape: who is cited for the keyword, over all answer engines observed. */

import * as z from 'zod';
import { supportRatesSchema } from '../claim-support.ts';
import { count, evidence, interval, rate, share, sourceId } from '../primitives.ts';
import { answerEngines, siteTypes } from '../vocabulary.ts';

/** Null if no answer was captured, because citations are then unknown. */
export const citationLandscapeSchema = z
  .strictObject({
    /** Number of citations; each page counts once per answer. */
    n: count,
    /** The fifty most cited, most cited first. */
    domains: z.array(
      z.strictObject({
        /** Registrable domain. */
        domain: z.string(),
        citations: count,
        share,
        ci95: interval,
        engines: z.array(z.enum(answerEngines)),
        best_organic_rank: z.int().min(1).nullable(),
        site_type: z.enum(siteTypes).nullable(),
        ev: evidence,
      }),
    ),
    /** Citations of pages that are among the first ten organic results; null without citations. */
    overlap_top10: rate.nullable(),
    /** Counts citations of sites whose type is known from the market's pages. */
    site_type_mix: z.array(z.strictObject({ site_type: z.enum(siteTypes), ...rate.shape })),
    /** Herfindahl–Hirschman index of the domains' shares, 0..1; null without citations. */
    hhi: share.nullable(),
    /** Whether cited pages say what the answers say, over all answers; null if no sentence cites a page. */
    claim_support: supportRatesSchema.nullable(),
    /** Market pages that no answer cites. */
    retrieved_not_cited: z.array(sourceId),
  })
  .nullable();
