/** Inputs of the market's summary. */
import type { FeatureState } from '../../gather/ports.ts';
import type { ReadClaim, ReadQuestion, ReadResult, ReadTopic } from '../../report/market/written-sections.ts';
import type { MarketSerp } from '../../report/report.ts';

/** The facts to summarize. Numbers of other sections are null if they could not be measured. */
export interface SummaryFacts {
  language: string;
  /** Sources of the usable pages, and the number of pages attempted. */
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
