/** Reading the audits that an account has launched: those of the time asked for, and no more than a bounded read. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dynamoAuditReader } from '../../../adapters/dynamo/audit-reader.ts';
import { startTables, type TestTables } from '../../dynamodb-tables.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
}, 60_000);
afterAll(() => tables.stop());

const from = new Date('2026-11-01T00:00:00.000Z');

/** An audit of the account, as far as the index shows it. */
async function keep(account_id: string, created_at: string, status: string, keyword = 'desk'): Promise<void> {
  const Item = { audit_id: `${account_id} ${created_at}`, part: 'AUDIT', account_id, created_at, status, keyword };
  await tables.client.send(new PutCommand({ TableName: tables.tables.audits, Item }));
}

describe('audits launched since a time', () => {
  test('are those of the account, newest first', async () => {
    await keep('one', '2026-10-31T23:59:59.999Z', 'completed');
    await keep('one', '2026-11-01T00:00:00.000Z', 'failed');
    await keep('one', '2026-11-20T00:00:00.000Z', 'running');
    await keep('two', '2026-11-20T00:00:00.000Z', 'completed');
    const reader = dynamoAuditReader(tables.client, tables.tables.audits);
    expect(await reader.launchedSince('one', from)).toEqual({
      audits: [
        { created_at: '2026-11-20T00:00:00.000Z', status: 'running' },
        { created_at: '2026-11-01T00:00:00.000Z', status: 'failed' },
      ],
      complete: true,
    });
    expect(await reader.launchedSince('three', from)).toEqual({ audits: [], complete: true });
  });

  test('are the latest when they are more than are read', async () => {
    const long = 'x'.repeat(350_000);
    for (let day = 10; day < 50; day++) {
      await keep('many', new Date(from.getTime() + day * 3_600_000).toISOString(), 'completed', long);
    }
    const reader = dynamoAuditReader(tables.client, tables.tables.audits);
    const { audits, complete } = await reader.launchedSince('many', from);
    expect(complete).toBe(false);
    expect(audits.length).toBeGreaterThanOrEqual(20);
    expect(audits.length).toBeLessThan(40);
    expect(audits[0]?.created_at).toBe('2026-11-03T01:00:00.000Z');
  }, 60_000);
});
