/** What the results page shows beside its organic results. */
import * as z from 'zod';
import { featureState } from './coverage.ts';
import { featureId } from './primitives.ts';

/** One entry for every item seen, and one for every type that the provider may show and did not. */
export const serpFeatureSchema = z.strictObject({
  id: featureId,
  type: z.string(),
  state: featureState,
  rank_absolute: z.int().min(1).optional(),
  /** Hosts that it shows. */
  owners: z.array(z.string()),
});
