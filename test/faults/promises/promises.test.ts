/** The promises that hold exactly, on the tables as they are. */
import { expect, test } from '@jest/globals';
import { brokenPromises, promises } from './promises.ts';

test('hold', async () => {
  expect(promises.length).toBeGreaterThanOrEqual(27);
  expect(await brokenPromises()).toEqual([]);
});
