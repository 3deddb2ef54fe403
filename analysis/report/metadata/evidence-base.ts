/** Schema of the evidence base: studies and documents that the advice rests on. */
import * as z from 'zod';

/**
 * A: causal, on live engines, or the vendor's own documentation. B: controlled, with models as engines. C:
 * observational, with controls. D: observational without controls, or by a vendor. X: tested, and without effect or
 * harmful.
 */
export const evidenceGrades = ['A', 'B', 'C', 'D', 'X'] as const;
export type EvidenceGrade = (typeof evidenceGrades)[number];

export const evidenceSchema = z.strictObject({
  /** A short name: `c-seo-bench`. */
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u),
  title: z.string(),
  url: z.string(),
  year: z.int(),
  /** The design of the study. */
  design: z.string(),
  /** Grades the design: a sound study that finds nothing is an A. X grades practices only. */
  grade: z.enum(evidenceGrades).exclude(['X']),
  /** What the study found and what it did not measure. */
  note: z.string(),
});
export type Evidence = z.infer<typeof evidenceSchema>;
