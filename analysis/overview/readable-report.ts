/** The report as the overview reads it: everything that is written before it. */
import type { GapReport, MarketReport } from '../report/report.ts';

/** `page` and `gap` are those of a gap audit. */
export type ReadableReport = Pick<MarketReport, 'metadata' | 'market_serp'> & Partial<Pick<GapReport, 'page' | 'gap'>>;
