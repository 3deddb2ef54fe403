/** The parts of a report that the renderer reads. */
import type { GapReport, MarketSerp } from '../report/report.ts';

export type RenderedMarket = MarketSerp;
export type Passage = MarketSerp['passages'][number];

/** A report of either type; reports of schema 0.1.0 have no overview. */
export type RenderedReport = Pick<GapReport, 'metadata' | 'market_serp'> &
  Partial<Pick<GapReport, 'overview' | 'page' | 'gap'>>;
