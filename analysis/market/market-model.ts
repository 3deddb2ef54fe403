/** What a language model is given of a market, and what it gives back. */
import type { ReadMarket } from '../read/read-market.ts';
import type { ClaimContext, MarketClaim, StatedClaims } from './claims/measure.ts';
import type { MarketQuestion } from './questions/market-question.ts';
import type { JudgedSentence } from './support/measure.ts';
import type { FoundTopics } from './topics/measure.ts';

/** What the rules found. */
export interface RuledMarket {
  /** The ranked pages. */
  market: ReadMarket;
  /** These and the pages that answers cite. */
  asking: ReadMarket;
  questions: readonly MarketQuestion[];
  topics: FoundTopics;
  claims: readonly MarketClaim[];
  support: readonly JudgedSentence[][];
  stated: StatedClaims;
  context: ClaimContext;
}

/**
 * What a language model makes of it; what it cannot say stays as the rules have it. `renew` is called between tasks
 * that wait for each other, to renew the lease.
 */
export type MarketModel = (
  found: RuledMarket,
  renew: () => Promise<void>,
) => Promise<{
  questions: MarketQuestion[];
  topics: FoundTopics;
  claims: MarketClaim[];
  support: readonly JudgedSentence[][];
}>;
