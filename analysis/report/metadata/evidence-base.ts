/** The studies and documents that the product's advice rests on. */
import * as z from 'zod';

/**
 * A: causal on live engines, or the vendor's own documentation; B: controlled, with models as engines; C: observed,
 * with controls; D: observed without controls, or by a vendor; X: tested, and null or harmful.
 */
export const evidenceGrades = ['A', 'B', 'C', 'D', 'X'] as const;
export type EvidenceGrade = (typeof evidenceGrades)[number];

export const evidenceSchema = z.strictObject({
  /** A short name: `c-seo-bench`. */
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u),
  title: z.string(),
  url: z.string(),
  year: z.int(),
  /** How it was found out. */
  design: z.string(),
  /** Of the design: a sound study that finds nothing is an A. X grades practices. */
  grade: z.enum(evidenceGrades).exclude(['X']),
  /** What it found, and what it did not measure. */
  note: z.string(),
});
export type Evidence = z.infer<typeof evidenceSchema>;
