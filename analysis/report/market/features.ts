/** Schema of results page features other than organic results. */
import * as z from 'zod';
import { featureState } from '../metadata/coverage.ts';
import { featureId } from '../primitives.ts';

/** One entry for each item seen, by rank, then one for each other type that the provider reports on. */
export const serpFeatureSchema = z.strictObject({
  id: featureId,
  /**
   * In snake case; one name for types that providers name differently: `paa`, `related`, `knowledge_graph`, `shopping`,
   * …
   */
  type: z.string(),
  state: featureState,
  rank_absolute: z.int().min(1).optional(),
  /** The hosts it shows. */
  owners: z.array(z.string()),
});
