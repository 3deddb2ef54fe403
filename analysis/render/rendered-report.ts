/** What the renderer reads: the parts of a report, by the types of their schemas. */
import type * as z from 'zod';
import type { aiAccessSchema } from '../report/ai-access.ts';
import type { answerEngineSchema } from '../report/answer-engines.ts';
import type { briefSchema } from '../report/brief.ts';
import type { citationLandscapeSchema } from '../report/citation-landscape.ts';
import type { claimSchema } from '../report/claims.ts';
import type { difficultySchema } from '../report/difficulty.ts';
import type { entitySchema } from '../report/entities.ts';
import type { evidenceSchema } from '../report/evidence-base.ts';
import type { serpFeatureSchema } from '../report/features.ts';
import type { freshnessSchema } from '../report/freshness.ts';
import type { intentSchema } from '../report/intent.ts';
import type { opportunitySchema } from '../report/opportunities.ts';
import type { passageSchema } from '../report/passages.ts';
import type { GapReport, MarketSerp, Metadata } from '../report/report.ts';
import type { summarySchema } from '../report/summary.ts';
import type { topicSchema } from '../report/topics.ts';

export type Passage = z.infer<typeof passageSchema>;

/** Every part of `market_serp` that has a section. */
export interface RenderedMarket
  extends Pick<MarketSerp, 'results' | 'passages' | 'questions' | 'terms' | 'content_profile'> {
  summary: z.infer<typeof summarySchema>;
  intent: z.infer<typeof intentSchema>;
  features: z.infer<typeof serpFeatureSchema>[];
  topics: z.infer<typeof topicSchema>[];
  claims: z.infer<typeof claimSchema>[];
  entities: z.infer<typeof entitySchema>[];
  answer_engines: z.infer<typeof answerEngineSchema>[];
  citation_landscape: z.infer<typeof citationLandscapeSchema>;
  freshness: z.infer<typeof freshnessSchema>;
  ai_access: z.infer<typeof aiAccessSchema>;
  difficulty: z.infer<typeof difficultySchema>;
  opportunities: z.infer<typeof opportunitySchema>[];
  brief: z.infer<typeof briefSchema>;
}

/**
 * A report as far as its schema goes today: parts that `market_serp` does not have yet are left out, and its summary
 * is without sentences. Once it has them all, this is `Report`.
 */
export interface RenderedReport {
  metadata: Metadata & { evidence_base?: z.infer<typeof evidenceSchema>[] };
  market_serp: Partial<Omit<RenderedMarket, 'summary' | 'passages'>> &
    Pick<RenderedMarket, 'passages'> & { summary: RenderedMarket['summary'] | MarketSerp['summary'] };
  page?: GapReport['page'];
  gap?: GapReport['gap'];
}
