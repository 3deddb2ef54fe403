/** Schema of the report. Its types and the API description derive from it. */
import * as z from 'zod';
import { gapSchema } from './gap/gap.ts';
import { pageSchema } from './gap/page.ts';
import { marketSerpSchema } from './market/market-serp.ts';
import { metadataSchema } from './metadata/metadata.ts';
import { overviewSchema } from './overview.ts';

/** Semantic version of the report's schema. */
export const schemaVersion = '0.2.0';

export const marketReportSchema = z.strictObject({
  overview: overviewSchema,
  metadata: metadataSchema,
  market_serp: marketSerpSchema,
});
export const gapReportSchema = z.strictObject({
  overview: overviewSchema,
  metadata: metadataSchema,
  market_serp: marketSerpSchema,
  page: pageSchema,
  gap: gapSchema,
});
export const reportSchema = z.union([gapReportSchema, marketReportSchema]);

export type Metadata = z.infer<typeof metadataSchema>;
export type MarketSerp = z.infer<typeof marketSerpSchema>;
export type MarketReport = z.infer<typeof marketReportSchema>;
export type GapReport = z.infer<typeof gapReportSchema>;
export type Report = z.infer<typeof reportSchema>;
