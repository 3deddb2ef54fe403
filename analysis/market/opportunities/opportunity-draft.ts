/** An opportunity without its id. */
import type { MarketSerp } from '../../report/report.ts';

export type OpportunityDraft = Omit<MarketSerp['opportunities'][number], 'id'>;
