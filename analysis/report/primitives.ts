/** Primitive schemas of the report: identifiers, times, hashes, rates. */
import * as z from 'zod';

/** ISO 8601 UTC. */
export const time = z.iso.datetime();
/** `YYYY-MM-DD`, or `YYYY-MM` where only the month is known. */
export const dayOrMonth = z.string().regex(/^\d{4}-\d{2}(?:-\d{2})?$/u);
export const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/u);
export const count = z.int().min(0);
/** A share or a probability, 0..1. */
export const share = z.number().min(0).max(1);
/** A 95 % interval, both ends 0..1. */
export const interval = z.tuple([share, share]);

/** Identifiers are unique and stable within one report. */
export const sourceId = z.string().regex(/^s[1-9]\d*$/u);
export const passageId = z.string().regex(/^s[1-9]\d*\.p[1-9]\d*$/u);
export const termId = z.string().regex(/^k[1-9]\d*$/u);
export const questionId = z.string().regex(/^q[1-9]\d*$/u);
export const topicId = z.string().regex(/^t[1-9]\d*$/u);
export const claimId = z.string().regex(/^c[1-9]\d*$/u);
export const entityId = z.string().regex(/^e[1-9]\d*$/u);
/** An item of the results page other than an organic result. */
export const featureId = z.string().regex(/^x[1-9]\d*$/u);
/** The answer of an answer engine, and a citation in it. */
export const answerId = z.string().regex(/^a[1-9]\d*$/u);
export const citationId = z.string().regex(/^a[1-9]\d*\.c[1-9]\d*$/u);
export const opportunityId = z.string().regex(/^o[1-9]\d*$/u);

/**
 * Evidence: ids of this report that support a statement. `s3` is a source, `s3:12` a source with the count found in it,
 * `s3.p4` a passage, `k` a term, `q` a question, `t` a topic, `c` a claim, `e` an entity, `x` an item of the results
 * page, `a1` an AI answer and `a1.c2` a citation in it.
 */
export const evidence = z.array(
  z.string().regex(/^(?:s[1-9]\d*(?::\d+|\.p[1-9]\d*)?|a[1-9]\d*(?:\.c[1-9]\d*)?|[kqtcex][1-9]\d*)$/u),
);

/** A rate with its counts and its 95 % interval. */
export const rate = z.strictObject({ k: count, n: count, rate: share, ci95: interval });

export const quartiles = z.strictObject({ p25: z.number(), p50: z.number(), p75: z.number() });

export const heading = z.strictObject({ level: z.int().min(1).max(6), text: z.string() });

/** Counts of elements in the main content. */
export const structure = z.strictObject({
  h2: count,
  h3: count,
  lists: count,
  tables: count,
  images: count,
  videos: count,
  code: count,
});
