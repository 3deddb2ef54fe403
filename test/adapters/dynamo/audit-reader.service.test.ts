/** Reading the audits that an account has launched: those of the time asked for, and no more than a bounded read. */
import { randomBytes } from 'node:crypto';
import { PutCommand, QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dynamoAuditReader } from '../../../adapters/dynamo/audit-reader.ts';
import type { DocumentClient } from '../../../adapters/dynamo/client.ts';
import { dynamoNewAuditStore } from '../../../adapters/dynamo/new-audits.ts';
import { dynamoUnfinishedAudits } from '../../../adapters/dynamo/unfinished-audits.ts';
import type { ListPosition } from '../../../core/audits/read-audits.ts';
import { after, newAudit, newCounter, noon } from '../../contracts/rows.ts';
import { startTables, type TestTables } from '../../dynamodb-tables.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.stop());

const from = new Date('2026-11-01T00:00:00.000Z');

/** An audit of the account, as far as the index shows it. */
async function keep(account_id: string, created_at: string, status: string, keyword = 'desk'): Promise<void> {
  const Item = { audit_id: `${account_id} ${created_at}`, part: 'AUDIT', account_id, created_at, status, keyword };
  await tables.client.send(new PutCommand({ TableName: tables.tables.audits, Item }));
}

describe('the items of an audit', () => {
  test('all expire at the same second', async () => {
    const { audits, usage, deliveries } = tables.tables;
    const expires_at = '2999-01-01T00:00:00.000Z';
    const audit = newAudit({ expires_at });
    const auditId = audit.audit_id;
    await dynamoNewAuditStore(tables.client, tables.tables).create({
      ...{ audit, hour: newCounter(), quota: newCounter(), now: noon },
    });
    const unfinished = dynamoUnfinishedAudits(tables.client, { audits, usage, deliveries });
    await unfinished.claim({ auditId, now: after(1), leaseUntil: after(46) });
    const outputJson = JSON.stringify(randomBytes(800_000).toString('base64'));
    await unfinished.complete({ auditId, attempt: 1, outputJson, expiresAt: expires_at, at: after(9) });
    const { Items = [] } = await tables.client.send(
      new QueryCommand({
        TableName: audits,
        KeyConditionExpression: 'audit_id = :id',
        ExpressionAttributeValues: { ':id': auditId },
      }),
    );
    const ttl = Date.parse(expires_at) / 1_000;
    expect(Items.map((item) => [item.part, item.ttl])).toEqual([
      ['AUDIT', ttl],
      ['OUTPUT#00', ttl],
      ['OUTPUT#01', ttl],
      ['OUTPUT#02', ttl],
    ]);
  });
});

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

    // Counted in bounded reads, each of which goes on where the one before ended.
    const counts: number[] = [];
    let position: ListPosition | undefined;
    do {
      const { count, next } = await reader.count('many', position ? { after: position } : {});
      counts.push(count);
      position = next;
    } while (position);
    expect(counts.length).toBeGreaterThan(1);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
  });
});

describe('a page of a long list', () => {
  /** A reader, and the answers to its queries. */
  function watched() {
    const answers: QueryCommandOutput[] = [];
    const send = async (command: Parameters<DocumentClient['send']>[0]) => {
      const answer = await tables.client.send(command);
      if (command instanceof QueryCommand) answers.push(answer as QueryCommandOutput);
      return answer;
    };
    return { answers, reader: dynamoAuditReader({ send } as unknown as DocumentClient, tables.tables.audits) };
  }

  test('reads no more of the index when a search is among the audits of a key', async () => {
    // More than ten index pages of 1 MB.
    const long = 'x'.repeat(350_000);
    for (let day = 0; day < 40; day++) {
      await keep('searched', new Date(from.getTime() + day * 3_600_000).toISOString(), 'completed', long);
    }
    const { answers, reader } = watched();
    const query = { limit: 20, keyId: 'one', search: 'needle' };
    let position: ListPosition | undefined;
    do {
      const read = answers.length;
      const { audits, next } = await reader.listDetailed('searched', {
        ...query,
        ...(position ? { after: position } : {}),
      });
      expect(audits).toEqual([]);
      expect(answers.length - read).toBeLessThanOrEqual(5);
      position = next;
    } while (position);
    // How much a page holds is the database's to say: DynamoDB Local counts what a filter leaves.
    expect(answers.length).toBeGreaterThan(0);
  });

  test('reads few audits where most pass the filter', async () => {
    const rest = { audit_type: 'market', keyword: 'desk', language: 'en', country: 'US', status: 'completed' };
    for (let minute = 0; minute < 60; minute++) {
      const created_at = new Date(from.getTime() + minute * 60_000).toISOString();
      const Item = { ...rest, audit_id: `dense ${minute}`, part: 'AUDIT', account_id: 'dense', created_at };
      await tables.client.send(new PutCommand({ TableName: tables.tables.audits, Item }));
    }
    const { answers, reader } = watched();
    const { audits, next } = await reader.list('dense', { limit: 2, status: 'completed' });
    expect([audits.length, next?.audit_id]).toEqual([2, 'dense 58']);
    expect(answers.reduce((sum, { ScannedCount = 0 }) => sum + ScannedCount, 0)).toBeLessThan(60);
  });
});
