/** Budgets in DynamoDB when the SDK repeats a write whose answer was lost. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dynamoSharedLimits } from '../../../adapters/dynamo/limits/shared-limits.ts';
import { startTables, type TestTables } from '../../dynamodb-tables.ts';

let database: TestTables;
beforeAll(async () => {
  database = await startTables();
});
afterAll(() => database.stop());

test('what is given back counts once, so that no more can be spent than the budget', async () => {
  const { client, tables } = database;
  client.middlewareStack.add(
    (next) => async (args) => {
      await next(args);
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'high', name: 'sentTwice' },
  );
  const limits = dynamoSharedLimits(client, tables.usage);
  const budget = { name: 'tokens', period: 'month' as const, now: new Date('2026-11-20T12:00:00Z') };
  // What is taken may count twice: that is on the safe side.
  expect(await limits.spend({ ...budget, limit: 1_000, units: 400 })).toBe(true);
  await limits.giveBack({ ...budget, units: 300 });
  client.middlewareStack.remove('sentTwice');
  expect(await limits.spend({ ...budget, limit: 1_000, units: 501 })).toBe(false);
  expect(await limits.spend({ ...budget, limit: 1_000, units: 500 })).toBe(true);
});
