/** What the summary of a market is drawn from. */
import type { FeatureState } from '../../gather/ports.ts';
import type { ReadClaim, ReadQuestion, ReadResult, ReadTopic } from '../../report/market/written-sections.ts';
import type { MarketSerp } from '../../report/report.ts';

/** What is summed up. Numbers of other sections are null where they could not be measured. */
export interface SummaryFacts {
  language: string;
  /** Sources of the usable pages, and how many pages were looked at. */
  usable: readonly string[];
  attempted: number;
  medianWords: number | null;
  medianAgeDays: number | null;
  distinctDomains: number;
  aiAnswerState: FeatureState;
  results: readonly ReadResult[];
  questions: readonly ReadQuestion[];
  topics: readonly ReadTopic[];
  claims: readonly ReadClaim[];
  intent: MarketSerp['intent'];
  answers: MarketSerp['answer_engines'];
  landscape: MarketSerp['citation_landscape'];
}
