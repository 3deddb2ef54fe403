/** The parts of the report that the overview is written from. */
import type { GapReport, MarketReport } from '../report/report.ts';

/** Only gap audits have `page` and `gap`. */
export type ReadableReport = Pick<MarketReport, 'metadata' | 'market_serp'> & Partial<Pick<GapReport, 'page' | 'gap'>>;
