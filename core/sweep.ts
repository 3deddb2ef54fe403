/** Processes everything that is due: all shards in parallel, each to its end or until time runs out. */

/**
 * Due items are spread over these shards by the last digit of their id, which is random: one partition of a table takes
 * about 1,000 writes a second, and an audit or a delivery makes four on its index.
 */
export const shards: readonly number[] = [0, 1, 2, 3];

/** The shard of an id that ends in a random hexadecimal digit. */
export function shardOf(id: string): number {
  return Number.parseInt(id.slice(-1), 16) % shards.length;
}

/** One page of a shard's due items, longest overdue first, after the previous page. */
export interface DueQuery<Position> {
  shard: number;
  before: Date;
  limit: number;
  after?: Position;
}

export interface DuePage<T, Position> {
  due: T[];
  /** Present if more may follow. */
  next?: Position;
}

/** The clock and the concurrency of a sweep. */
export interface SweepDeps {
  now: () => Date;
  /** How many items are handled at the same time, over all shards together. */
  parallel?: number;
}

const pageSize = 100;
/** Each takes about 30 ms: about 40,000 in a sweep. */
const defaultParallel = 32;
/** A sweep starts nothing new after this long, so that it ends well within its minute; the next one continues. */
const sweepMs = 40_000;

/**
 * Passes each due item to `handle`, several at a time. A failure does not stop the items after it.
 *
 * @returns whether time ran out before the work was done.
 * @throws the first failure, after everything else is done.
 */
export async function sweep<T, Position>(
  work: {
    list: (query: DueQuery<Position>) => Promise<DuePage<T, Position>>;
    handle: (due: T) => Promise<void>;
  },
  { now, parallel = defaultParallel }: SweepDeps,
): Promise<boolean> {
  const before = now();
  const isOver = (): boolean => now().getTime() - before.getTime() >= sweepMs;
  const lanes = Math.min(parallel, shards.length);
  const atOnce = Math.floor(parallel / lanes);
  const failures: unknown[] = [];
  const attempt = async <R>(step: () => Promise<R>): Promise<R | undefined> => {
    try {
      return await step();
    } catch (error) {
      failures.push(error);
      return undefined;
    }
  };
  /** False if time ran out before the shard's end. */
  const sweepShard = async (shard: number): Promise<boolean> => {
    let after: Position | undefined;
    do {
      const query = { shard, before, limit: pageSize, ...(after === undefined ? {} : { after }) };
      const page = await attempt(() => work.list(query));
      const due = page?.due ?? [];
      for (let at = 0; at < due.length; at += atOnce) {
        if (isOver()) return false;
        await Promise.all(due.slice(at, at + atOnce).map((one) => attempt(() => work.handle(one))));
      }
      after = page?.next;
    } while (after !== undefined);
    return true;
  };
  const waiting = [...shards];
  let overflow = false;
  const lane = async (): Promise<void> => {
    for (let shard = waiting.shift(); shard !== undefined; shard = waiting.shift()) {
      if (isOver() || !(await sweepShard(shard))) overflow = true;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (failures.length > 0) throw failures[0];
  return overflow;
}
