/** Tables that are restored: what comes back, what stays as it is, and what stays away. */
import { CreateTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type BackupSource,
  copyItems,
  dropRestored,
  isRestored,
  restoredName,
  startRestore,
} from '../../../adapters/dynamo/operator/restored-table.ts';
import { startTables, type TestTables } from '../../dynamodb-tables.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const at = new Date('2026-11-20T10:00:00.000Z');
const seconds = (iso: string): number => Date.parse(iso) / 1_000;
let world: TestTables;
let admin: DynamoDBClient;
/** What the server was asked to restore. */
const asked: object[] = [];

beforeAll(async () => {
  world = await startTables();
  const { endpoint, credentials } = world;
  admin = new DynamoDBClient({ endpoint, credentials, region: 'us-east-1' });
  // No local engine has backups: an empty table of the same key takes the place of a restored one.
  admin.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName !== 'RestoreTableToPointInTimeCommand' && commandName !== 'RestoreTableFromBackupCommand') {
          return await next(args);
        }
        const input = args.input as { TargetTableName: string };
        asked.push(input);
        await admin.send(
          new CreateTableCommand({
            TableName: input.TargetTableName,
            AttributeDefinitions: [{ AttributeName: 'key_hash', AttributeType: 'S' }],
            KeySchema: [{ AttributeName: 'key_hash', KeyType: 'HASH' }],
            BillingMode: 'PAY_PER_REQUEST',
          }),
        );
        return { output: { $metadata: {} }, response: {} };
      },
    { step: 'initialize' },
  );
});
afterAll(async () => {
  admin.destroy();
  await world.stop();
});

const put = (TableName: string, Item: Record<string, unknown>) =>
  world.client.send(new PutCommand({ TableName, Item }));
const nameOf = async (key_hash: string): Promise<unknown> => {
  const found = await world.client.send(new GetCommand({ TableName: world.tables.apiKeys, Key: { key_hash } }));
  return found.Item?.name;
};

describe('a restore', () => {
  test('is asked for once, without indexes, however often it is tried', async () => {
    const source: BackupSource = { kind: 'point-in-time', table: world.tables.apiKeys, at };
    const name = restoredName(world.tables.apiKeys, source);
    await startRestore(admin, source, name);
    await startRestore(admin, source, name);
    expect(asked).toEqual([
      {
        ...{ TargetTableName: name, BillingModeOverride: 'PAY_PER_REQUEST', GlobalSecondaryIndexOverride: [] },
        ...{ SourceTableName: world.tables.apiKeys, RestoreDateTime: at },
      },
    ]);
    expect(await isRestored(admin, name)).toBe(true);
    await dropRestored(admin, name);
    await dropRestored(admin, name);
    expect((await admin.send(new ListTablesCommand({}))).TableNames).not.toContain(name);
    await expect(isRestored(admin, name)).rejects.toThrow('there is no table');
  });

  test('of a backup has a name of its own that DynamoDB accepts', async () => {
    const arn = 'arn:aws:dynamodb:eu-west-1:123456789012:table/Keys/backup/01732104000000-1a2b';
    const name = restoredName('Keys', { kind: 'backup', arn });
    expect(name).toBe('Keys-restored-01732104000000-1a2b');
    await startRestore(admin, { kind: 'backup', arn }, name);
    expect(asked.at(-1)).toMatchObject({ BackupArn: arn, TargetTableName: name });
    await dropRestored(admin, name);
  });

  test('writes what is missing, and what is there only if it is told to replace; repeated, it changes nothing', async () => {
    const source: BackupSource = { kind: 'point-in-time', table: world.tables.apiKeys, at };
    const from = restoredName(world.tables.apiKeys, source);
    await startRestore(admin, source, from);
    for (let index = 0; index < 40; index++) await put(from, { key_hash: `lost-${index}`, name: 'then' });
    await put(from, { key_hash: 'changed', name: 'then' });
    await put(from, { key_hash: 'revoked', name: 'then' });
    await put(from, { key_hash: 'expired', name: 'then', ttl: seconds('2026-11-20T11:59:00.000Z') });
    await put(from, { key_hash: 'kept', name: 'then', ttl: seconds('2026-11-20T12:01:00.000Z') });
    await put(world.tables.apiKeys, { key_hash: 'changed', name: 'now' });
    await put(world.tables.apiKeys, { key_hash: 'revoked', name: 'now', revoked_at: '2026-11-20T11:00:00.000Z' });
    const tables = { from, to: world.tables.apiKeys, key: 'key_hash' };

    const missing = await copyItems(world.client, tables, { now, replace: false });
    expect(missing).toEqual({ written: 41, kept: 2, expired: 1 });
    expect([await nameOf('lost-39'), await nameOf('changed'), await nameOf('kept')]).toEqual(['then', 'now', 'then']);
    expect(await copyItems(world.client, tables, { now, replace: false })).toEqual({
      written: 0,
      kept: 43,
      expired: 1,
    });

    const replaced = await copyItems(world.client, tables, { now, replace: true });
    expect(replaced).toEqual({ written: 42, kept: 1, expired: 1 });
    expect([await nameOf('changed'), await nameOf('revoked')]).toEqual(['then', 'now']);
    expect(await nameOf('expired')).toBeUndefined();
    await dropRestored(admin, from);
  });
});
