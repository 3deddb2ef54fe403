/** What the results page shows beside its organic results. */
import * as z from 'zod';
import { featureState } from '../metadata/coverage.ts';
import { featureId } from '../primitives.ts';

/** One entry for every item seen, by rank; then one for every other type that the provider says something of. */
export const serpFeatureSchema = z.strictObject({
  id: featureId,
  /** In snake case, one name for what providers call by several: `paa`, `related`, `knowledge_graph`, `shopping`, … */
  type: z.string(),
  state: featureState,
  rank_absolute: z.int().min(1).optional(),
  /** Hosts that it shows. */
  owners: z.array(z.string()),
});
