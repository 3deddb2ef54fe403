/** Schemas of findings (what to do, in order) and of practices not recommended. */

import * as z from 'zod';
import { evidenceGrades } from '../metadata/evidence-base.ts';
import { byModel } from '../metadata/language-model.ts';
import { evidence, passageId, questionId, share, topicId } from '../primitives.ts';
import { refutedPractices } from '../vocabulary.ts';

export const findingId = z.string().regex(/^f[1-9]\d*$/u);

export const severities = ['blocker', 'high', 'medium', 'low', 'info'] as const;
export type Severity = (typeof severities)[number];
export const categories = [
  'access',
  'relevance',
  'coverage',
  'answers',
  'facts',
  'freshness',
  'structure',
  'trust',
  'risk',
] as const;
export type Category = (typeof categories)[number];
export const efforts = ['S', 'M', 'L'] as const;
export type Effort = (typeof efforts)[number];

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

export const findingSchema = z.strictObject({
  id: findingId,
  rule_id: z.string(),
  title: z.string(),
  severity: z.enum(severities),
  category: z.enum(categories),
  observed: z.strictObject({ value, unit: z.string().optional(), ev: evidence }),
  expected: z.strictObject({ value, basis: z.enum(['market', 'standard', 'evidence']), ev: evidence }),
  why: z.string(),
  action: z.string(),
  effort: z.enum(efforts),
  expected_effect: z.strictObject({
    metric: z.string(),
    direction: z.enum(['up', 'unknown']),
    magnitude_text: z.string(),
    /** Entries of `metadata.evidence_base`; empty if the market is the only reason. */
    evidence_ids: z.array(z.string()),
    /** Null if the market is the only reason. */
    grade: z.enum(evidenceGrades).nullable(),
    applies_because: z.string(),
  }),
  /** Confidence in the observation, not a probability of an effect. */
  confidence: share,
  verify: z.strictObject({ how: z.string(), json_pointer: z.string() }),
  affects: z.array(z.union([questionId, topicId, passageId])),
  /** A text that the owner can use, with brackets for what the audit does not know; only from a language model. */
  suggestion: z.string().optional(),
  ...byModel,
});

export type Finding = z.infer<typeof findingSchema>;

/** One row for each practice of `evidence/practices.ts` that tests found useless or harmful, and one for deception. */
export const notRecommendedSchema = z.strictObject({
  practice: z.enum([...refutedPractices, 'hidden_text_for_models', 'self_ranking_list']),
  detected_on_page: z.boolean().nullable(),
  ev: evidence,
  why: z.string(),
  evidence_ids: z.array(z.string()),
  /** Null for deception, which needs no study to refute it. */
  grade: z.literal('X').nullable(),
});

export type AvoidedPractice = z.infer<typeof notRecommendedSchema>['practice'];
