/** Writes the report's `entities`. */
import type * as z from 'zod';
import type { entitySchema } from '../../report/market/entities.ts';
import type { MarketEntity } from './measure.ts';

/** The id of the n-th entity (from 0). */
export function entityIdOf(index: number): string {
  return `e${index + 1}`;
}

/** Composes the entities, in order. */
export function composeEntities(entities: readonly MarketEntity[]): z.infer<typeof entitySchema>[] {
  return entities.map(({ key: _, counts, passages, ...entity }, index) => ({
    id: entityIdOf(index),
    ...entity,
    ev: [...counts.map(({ source_id, count }) => `${source_id}:${count}`), ...passages.map(({ id }) => id)],
  }));
}
