/** Work done a few at a time. */
import { expect, test } from '@jest/globals';
import { mapBounded } from '../../../analysis/gather/bounded.ts';

test('no more than the width runs at once, and results keep the order of the items', async () => {
  let running = 0;
  let most = 0;
  const results = await mapBounded([5, 1, 4, 2, 3], 2, async (item) => {
    most = Math.max(most, ++running);
    for (let turn = 0; turn < item; turn++) await Promise.resolve();
    running--;
    return item * 10;
  });
  expect(results).toEqual([50, 10, 40, 20, 30]);
  expect(most).toBe(2);
});

test('after a failure no further item is begun', async () => {
  const begun: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    await Promise.resolve();
    if (item === 1) throw new Error('one');
  };
  await expect(mapBounded([0, 1, 2, 3, 4, 5, 6, 7], 2, work)).rejects.toThrow('one');
  expect(begun.length).toBeLessThan(6);
});
