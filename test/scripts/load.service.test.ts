/** `docs/scale.md` says what the code asks for now. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { scaleDocument } from '../../scripts/load/document.ts';
import { gauge, rate } from '../../scripts/load/meters.ts';
import { measureUnits } from '../../scripts/load/units.ts';
import { settings } from '../../stages/prod.ts';
import { startTables } from '../dynamodb-tables.ts';

test('docs/scale.md is what `npm run simulate:load` writes', async () => {
  const world = await startTables();
  const units = await measureUnits(world).finally(world.stop);
  // Progress is written most often, and must not reach the index that recovery reads.
  expect(units.progress).toEqual({ table: 1, shard: 0 });
  const text = await scaleDocument(settings, units);
  expect(readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8')).toBe(text);
});

test('a rate tells its busiest second and its mean, a gauge the most at once', async () => {
  let second = 0;
  const sent = rate(() => second);
  for (const amount of [1, 2]) sent.add(amount);
  second = 3;
  sent.add(5);
  expect([sent.peak(), sent.mean()]).toEqual([5, 2]);
  const running = gauge();
  await Promise.all([1, 2, 3].map(() => running.during(async () => {})));
  await running.during(async () => {});
  expect(running.peak()).toBe(3);
});
