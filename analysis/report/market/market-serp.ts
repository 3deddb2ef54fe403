/** Schema of the market: the results page and what its pages have in common. */
import * as z from 'zod';
import { passageSchema } from '../passages.ts';
import { aiAccessSchema } from './ai-access.ts';
import { answerEngineSchema } from './answer-engines.ts';
import { briefSchema } from './brief.ts';
import { citationLandscapeSchema } from './citation-landscape.ts';
import { claimSchema } from './claims.ts';
import { contentProfileSchema } from './content-profile.ts';
import { difficultySchema } from './difficulty.ts';
import { entitySchema } from './entities.ts';
import { serpFeatureSchema } from './features.ts';
import { freshnessSchema } from './freshness.ts';
import { intentSchema } from './intent.ts';
import { opportunitySchema } from './opportunities.ts';
import { optionSchema } from './options.ts';
import { questionSchema } from './questions.ts';
import { resultSchema } from './results.ts';
import { summarySchema } from './summary.ts';
import { termSchema } from './terms.ts';
import { topicSchema } from './topics.ts';

export const marketSerpSchema = z.strictObject({
  summary: summarySchema,
  intent: intentSchema,
  features: z.array(serpFeatureSchema),
  results: z.array(resultSchema),
  passages: z.array(passageSchema),
  answer_engines: z.array(answerEngineSchema),
  citation_landscape: citationLandscapeSchema,
  questions: z.array(questionSchema),
  topics: z.array(topicSchema),
  terms: z.array(termSchema),
  entities: z.array(entitySchema),
  options: z.array(optionSchema),
  claims: z.array(claimSchema),
  content_profile: contentProfileSchema,
  freshness: freshnessSchema,
  ai_access: aiAccessSchema,
  difficulty: difficultySchema,
  opportunities: z.array(opportunitySchema),
  brief: briefSchema,
});
