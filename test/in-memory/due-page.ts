/** A page of what is due in a shard, the longest due first. */
import { type DuePage, type DueQuery, shardOf } from '../../core/sweep.ts';
import { byTime } from './database.ts';

export function duePage<Position, T extends Position>(
  rows: readonly T[],
  placeOf: (row: Position) => { id: string; at: string },
  { shard, before, limit, after }: DueQuery<Position>,
): DuePage<T, Position> {
  const keyOf = (row: Position): string => `${placeOf(row).at} ${placeOf(row).id}`;
  const found = rows
    .filter((row) => shardOf(placeOf(row).id) === shard && placeOf(row).at <= before.toISOString())
    .filter((row) => after === undefined || keyOf(row) > keyOf(after))
    .toSorted(byTime(keyOf));
  const due = found.slice(0, limit);
  const last = due.at(-1);
  return { due, ...(found.length > limit && last ? { next: last } : {}) };
}
