/** The DynamoDB server: state kept over restarts, nothing left behind, tables as the template has them. */

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, describe, expect, test } from '@jest/globals';
import { sweepTable } from '../../../local/dynamodb/expiry.ts';
import { startDynamodb } from '../../../local/dynamodb/server.ts';
import { createTables } from '../../../local/dynamodb/tables.ts';
import { localRegion } from '../../../local/project.ts';
import { parseTemplate } from '../../../local/template/assembly.ts';
import { openStack } from '../../../local/template/stack.ts';
import { testCredentials } from '../../credentials.ts';
import { temporaryFolder } from '../fixtures/assembly.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);

const clientOf = (endpoint: string) =>
  new DynamoDBClient({ endpoint, region: localRegion, credentials: testCredentials });

/** The processes that have this test's database in their command line. */
function serving(databaseFolder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`\0${join(databaseFolder, 'dynamodb.sqlite')}`);
      } catch {
        return false;
      }
    });
}

async function eventuallyNobodyServes(databaseFolder: string): Promise<void> {
  for (let tries = 0; tries < 100 && serving(databaseFolder).length > 0; tries++) {
    await new Promise((next) => setTimeout(next, 20));
  }
  expect(serving(databaseFolder)).toEqual([]);
}

const attribute = (AttributeName: string, AttributeType: string) => ({ AttributeName, AttributeType });
const key = (...names: string[]) =>
  names.map((AttributeName, index) => ({ AttributeName, KeyType: index ? 'RANGE' : 'HASH' }));
const index = (IndexName: string, ...names: string[]) => ({
  IndexName,
  KeySchema: key(...names),
  Projection: { ProjectionType: 'ALL' },
});
function stackOf(table: object) {
  const Resources = {
    Things: { Type: 'AWS::DynamoDB::Table', Properties: { BillingMode: 'PAY_PER_REQUEST', ...table } },
  };
  return openStack(
    { stackName: 'Fixture', template: parseTemplate({ Resources }), assets: new Map() },
    { sqs: 'http://x' },
  );
}

describe('the server', () => {
  test('keeps its data over a restart, and leaves no process behind', async () => {
    const things = stackOf({ AttributeDefinitions: [attribute('id', 'S')], KeySchema: key('id') });
    const first = await startDynamodb(folder, { credentials: testCredentials });
    const writer = clientOf(first.endpoint);
    const [table] = await createTables(things, writer, 'reset');
    await writer.send(new PutItemCommand({ TableName: table?.name, Item: { id: { S: 'kept' } } }));
    writer.destroy();
    await first.stop();
    await eventuallyNobodyServes(folder);

    const second = await startDynamodb(folder, { credentials: testCredentials });
    const reader = clientOf(second.endpoint);
    await createTables(things, reader, 'reset');
    const { Item } = await reader.send(new GetItemCommand({ TableName: table?.name, Key: { id: { S: 'kept' } } }));
    expect(Item).toEqual({ id: { S: 'kept' } });
    reader.destroy();
    await second.stop();
  });

  test('ends with the process that started it, SIGKILL included', async () => {
    const { folder: own, remove: removeOwn } = temporaryFolder();
    const module = new URL('../../../local/dynamodb/server.ts', import.meta.url).href;
    const script = `const { startDynamodb } = await import(${JSON.stringify(module)});
      console.log((await startDynamodb(${JSON.stringify(own)}, ${JSON.stringify({ credentials: testCredentials })})).endpoint);`;
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(parent.stdout, 'data');
    expect(serving(own).length).toBeGreaterThan(0);
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    await eventuallyNobodyServes(own);
    removeOwn();
  });

  test('one whose supervisor is gone is ended by the next start', async () => {
    const { folder: own, remove: removeOwn } = temporaryFolder();
    const first = await startDynamodb(own, { credentials: testCredentials });
    const shells = serving(own).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('/bin/sh'));
    execFileSync('kill', ['-KILL', ...shells]);
    // What was killed is gone a moment later.
    let orphans = serving(own);
    for (let tries = 0; tries < 100 && orphans.length > 1; tries++) {
      await new Promise((next) => setTimeout(next, 20));
      orphans = serving(own);
    }
    expect(orphans.length).toBe(1);
    const second = await startDynamodb(own, { credentials: testCredentials });
    expect(serving(own)).not.toContain(orphans[0]);
    await second.stop();
    await first.stop();
    await eventuallyNobodyServes(own);
    removeOwn();
  });
});

describe('tables', () => {
  test('gain an index and an expiry that the template gained, and refuse another key', async () => {
    const { folder: own, remove: removeOwn } = temporaryFolder();
    const server = await startDynamodb(own, { credentials: testCredentials });
    const client = clientOf(server.endpoint);
    const plain = { AttributeDefinitions: [attribute('id', 'S')], KeySchema: key('id') };
    await createTables(stackOf(plain), client, 'reset');
    const Item = { id: { S: '1' }, owner: { S: 'me' }, at: { N: '5' } };
    await client.send(new PutItemCommand({ TableName: 'Fixture-Things', Item }));

    const grown = {
      AttributeDefinitions: [...plain.AttributeDefinitions, attribute('owner', 'S'), attribute('at', 'N')],
      KeySchema: plain.KeySchema,
      GlobalSecondaryIndexes: [index('by-owner', 'owner', 'at')],
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    };
    for (let starts = 0; starts < 2; starts++) await createTables(stackOf(grown), client, 'reset');
    const { Items } = await client.send(
      new QueryCommand({
        TableName: 'Fixture-Things',
        IndexName: 'by-owner',
        KeyConditionExpression: '#owner = :me',
        ExpressionAttributeNames: { '#owner': 'owner' },
        ExpressionAttributeValues: { ':me': { S: 'me' } },
      }),
    );
    expect(Items).toEqual([Item]);
    const ttl = await client.send(new DescribeTimeToLiveCommand({ TableName: 'Fixture-Things' }));
    expect(ttl.TimeToLiveDescription).toMatchObject({ AttributeName: 'ttl', TimeToLiveStatus: 'ENABLED' });

    const otherKey = { ...plain, AttributeDefinitions: [attribute('name', 'S')], KeySchema: key('name') };
    await expect(createTables(stackOf(otherKey), client, 'delete the folder')).rejects.toThrow('delete the folder');
    const otherIndex = { ...grown, GlobalSecondaryIndexes: [index('by-owner', 'owner')] };
    await expect(createTables(stackOf(otherIndex), client, 'delete the folder')).rejects.toThrow('by-owner');
    const { Table } = await client.send(new DescribeTableCommand({ TableName: 'Fixture-Things' }));
    expect(Table?.GlobalSecondaryIndexes?.length).toBe(1);
    client.destroy();
    await server.stop();
    removeOwn();
  });

  test('lose what has expired and nothing else', async () => {
    const { folder: own, remove: removeOwn } = temporaryFolder();
    const server = await startDynamodb(own, { credentials: testCredentials });
    const client = clientOf(server.endpoint);
    const [table] = await createTables(
      stackOf({
        AttributeDefinitions: [attribute('id', 'S'), attribute('part', 'S')],
        KeySchema: key('id', 'part'),
        TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      }),
      client,
      'reset',
    );
    const nowSeconds = 2_000_000_000;
    const items = { gone: nowSeconds - 1, future: nowSeconds + 1, ancient: 5, never: undefined };
    for (const [id, ttl] of Object.entries(items)) {
      const Item = { id: { S: id }, part: { S: 'p' }, ...(ttl === undefined ? {} : { ttl: { N: String(ttl) } }) };
      await client.send(new PutItemCommand({ TableName: table?.name, Item }));
    }
    const swept = await sweepTable(client, table ?? { logicalId: '', name: '' }, { nowSeconds });
    expect(swept).toEqual({ deleted: 1 });
    const { Items = [] } = await client.send(new ScanCommand({ TableName: table?.name }));
    expect(Items.map(({ id }) => id?.S).sort()).toEqual(['ancient', 'future', 'never']);
    client.destroy();
    await server.stop();
    removeOwn();
  });
});
