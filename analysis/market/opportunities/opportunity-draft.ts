/** An opportunity that is not yet numbered. */
import type { MarketSerp } from '../../report/report.ts';

export type OpportunityDraft = Omit<MarketSerp['opportunities'][number], 'id'>;
