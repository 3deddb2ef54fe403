/** The market: the results page and what its pages have in common. */
import * as z from 'zod';
import { profileMetrics } from '../measure/structure.ts';
import { answerEngineSchema } from './answer-engines.ts';
import { briefSchema } from './brief.ts';
import { citationLandscapeSchema } from './citation-landscape.ts';
import { difficultySchema } from './difficulty.ts';
import { serpFeatureSchema } from './features.ts';
import { intentSchema } from './intent.ts';
import { opportunitySchema } from './opportunities.ts';
import { passageSchema } from './passages.ts';
import { count } from './primitives.ts';
import { questionSchema } from './questions.ts';
import { resultSchema } from './results.ts';
import { summarySchema } from './summary.ts';
import { termSchema } from './terms.ts';

/** How a measure spreads over the usable pages. */
const spread = z.strictObject({
  n: count,
  min: z.number(),
  p10: z.number(),
  p25: z.number(),
  p50: z.number(),
  p75: z.number(),
  p90: z.number(),
  max: z.number(),
});

type Metric = keyof typeof profileMetrics;
const metrics = Object.keys(profileMetrics) as Metric[];
const spreads = Object.fromEntries(metrics.map((metric) => [metric, spread.nullable()])) as Record<
  Metric,
  z.ZodNullable<typeof spread>
>;

export const marketSerpSchema = z.strictObject({
  summary: summarySchema,
  intent: intentSchema,
  features: z.array(serpFeatureSchema),
  results: z.array(resultSchema),
  passages: z.array(passageSchema),
  answer_engines: z.array(answerEngineSchema),
  citation_landscape: citationLandscapeSchema,
  questions: z.array(questionSchema),
  terms: z.array(termSchema),
  /** Null below three usable pages. */
  content_profile: z.strictObject(spreads),
  difficulty: difficultySchema,
  opportunities: z.array(opportunitySchema),
  brief: briefSchema,
});
