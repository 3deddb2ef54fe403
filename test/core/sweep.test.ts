/** A sweep: every shard to its end, several at a time, and nothing that fails hides what is behind it. */
import { expect, test } from '@jest/globals';
import { type DueQuery, shardOf, shards, sweep } from '../../core/sweep.ts';

const start = Date.parse('2026-11-20T12:00:00.000Z');

/** `perShard` numbers in each shard, in pages; `handle` takes `tookMs` of the clock. */
function world(perShard: number, tookMs: number) {
  let timeMs = start;
  const handled: string[] = [];
  return {
    handled,
    now: () => new Date(timeMs),
    list: async ({ shard, limit, after = 0 }: DueQuery<number>) => {
      const numbers = Array.from({ length: perShard }, (_, index) => index + 1).filter((number) => number > after);
      const due = numbers.slice(0, limit);
      const last = due.at(-1);
      return {
        due: due.map((number) => `${shard}:${number}`),
        ...(numbers.length > limit && last ? { next: last } : {}),
      };
    },
    handle: async (due: string) => {
      timeMs += tookMs;
      if (due.endsWith(':1')) throw new Error(`cannot handle ${due}`);
      handled.push(due);
    },
  };
}

test.each([1, 2, 32])('goes through every page of every shard, %i at a time, past what fails', async (parallel) => {
  const all = world(250, 1);
  await expect(sweep(all, { now: all.now, parallel })).rejects.toThrow('cannot handle 0:1');
  expect(new Set(all.handled).size).toBe(249 * shards.length);
});

test('stops when its time is over, and says so', async () => {
  const slow = world(250, 1_000);
  const handle = async (due: string) => void (await slow.handle(due).catch(() => {}));
  expect(await sweep({ ...slow, handle }, { now: slow.now })).toBe(true);
  expect(slow.handled.length).toBeLessThanOrEqual(40 + 32);
  const quick = world(3, 1);
  expect(await sweep({ ...quick, handle: async () => {} }, { now: quick.now })).toBe(false);
});

test('ids are spread over all shards by their last digit', () => {
  const ids = [...'0123456789abcdef'].map((digit) => `evt_01a1f8d3-e618-7f08-8cc1-fbd19f50481${digit}`);
  expect(new Set(ids.map(shardOf))).toEqual(new Set(shards));
});
