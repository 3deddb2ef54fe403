/** `docs/cost.md` says what the code costs now, and the bills keep their limits. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { costDocument } from '../../scripts/cost/document.ts';
import { measure } from '../../scripts/cost/measure.ts';
import { stageFacts } from '../../scripts/cost/stage-facts.ts';
import { startTables } from '../dynamodb-tables.ts';
import { deployed } from '../lib/apps.ts';
import { templateOf } from '../lib/synthesized.ts';

test('docs/cost.md is what `npm run cost` writes, and nothing is above its limit', async () => {
  const world = await startTables();
  const measured = await measure(world.client, world.tables).finally(world.stop);
  const facts = stageFacts(templateOf('prod').toJSON() as never, deployed.prod);
  const { text, tooDear } = costDocument(measured, facts);
  expect(tooDear).toEqual([]);
  // DynamoDB Local counts indexes of a transaction otherwise; the document is of the engine that ships with the
  // project.
  if (process.env.DYNAMODB_ENDPOINT === undefined) {
    expect(readFileSync(new URL('../../docs/cost.md', import.meta.url), 'utf8')).toBe(text);
  }
});
