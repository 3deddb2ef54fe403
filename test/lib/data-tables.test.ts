/** The tables: keys and indexes by which stores read them, and that no deployment loses what is in them. */
import { describe, expect, test } from '@jest/globals';
import { resourcesOf, type StageName, templateOf } from './synthesized.ts';

/** The ids CloudFormation knows the tables by: another id is another, empty table. */
const logicalIds = {
  ApiKeys: 'DataApiKeys9F300A5F',
  Accounts: 'DataAccountsC650A0A2',
  Usage: 'DataUsage79DD4968',
  Audits: 'DataAudits9718C23F',
  Idempotency: 'DataIdempotency4AE02808',
  Webhooks: 'DataWebhooks42E59B84',
  Deliveries: 'DataDeliveries440B443D',
  Activity: 'DataActivity42ED4153',
  Schedules: 'DataSchedules61D8ECB2',
};

const tablesOf = (stage: StageName) => new Map(resourcesOf(templateOf(stage), 'AWS::DynamoDB::Table'));

describe('tables', () => {
  test('keep their logical ids', () => {
    expect([...tablesOf('prod').keys()].toSorted()).toEqual(Object.values(logicalIds).toSorted());
  });

  test.each<[keyof typeof logicalIds, string[], string | undefined]>([
    ['ApiKeys', ['key_hash'], undefined],
    ['Accounts', ['account_id'], undefined],
    ['Usage', ['scope'], 'ttl'],
    ['Audits', ['audit_id', 'part'], 'ttl'],
    ['Idempotency', ['account_id', 'idempotency_key'], 'ttl'],
    ['Webhooks', ['key_id'], undefined],
    ['Deliveries', ['delivery_id'], 'ttl'],
    ['Activity', ['account_id', 'item'], 'ttl'],
    ['Schedules', ['account_id', 'item'], 'ttl'],
  ])('%s has the key %j and the time to live %s', (name, key, ttl) => {
    const { KeySchema, TimeToLiveSpecification, BillingMode } = propertiesOf(name);
    expect(KeySchema).toEqual(keySchema(key));
    expect(TimeToLiveSpecification).toEqual(ttl ? { AttributeName: ttl, Enabled: true } : undefined);
    expect(BillingMode).toBe('PAY_PER_REQUEST');
  });

  test.each<[keyof typeof logicalIds, string, string[], string[]]>([
    // Nothing that a request changes: each change would be written, and billed, twice.
    [
      'ApiKeys',
      'keys-by-account',
      ['account_id', 'created_at'],
      ['key_id', 'name', 'start', 'status', 'plan', 'expires_at', 'revoked_at'],
    ],
    [
      'Audits',
      'by-account',
      ['account_id', 'created_at'],
      ['status', 'audit_type', 'keyword', 'user_url', 'language', 'country', 'completed_at', 'error'],
    ],
    ['Audits', 'unfinished', ['unfinished', 'check_at'], []],
    [
      'Deliveries',
      'by-account',
      ['account_id', 'created_at'],
      [
        'key_id',
        'audit_id',
        'type',
        'state',
        'attempt',
        'next_attempt_at',
        'ended_at',
        'last_result',
        'given_up_reason',
      ],
    ],
    ['Deliveries', 'due', ['due', 'due_at'], ['account_id', 'attempt', 'resent']],
    ['Schedules', 'due', ['due', 'due_at'], []],
  ])('%s has the index %s by %j', (table, IndexName, key, projected) => {
    const projection =
      projected.length === 0
        ? { ProjectionType: 'KEYS_ONLY' }
        : { ProjectionType: 'INCLUDE', NonKeyAttributes: projected };
    expect(propertiesOf(table).GlobalSecondaryIndexes).toContainEqual({
      IndexName,
      KeySchema: keySchema(key),
      Projection: projection,
    });
  });

  test('in prod outlive the stack, can be restored to any second, and cannot be deleted', () => {
    for (const table of tablesOf('prod').values()) {
      expect(table).toMatchObject({ DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' });
      expect(table.Properties).toMatchObject({
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        DeletionProtectionEnabled: true,
      });
    }
  });

  test.each<StageName>(['dev', 'local'])('in %s go with the stack', (stage) => {
    for (const table of tablesOf(stage).values()) {
      expect(table.DeletionPolicy).toBe('Delete');
      expect(table.Properties.DeletionProtectionEnabled).toBe(false);
    }
  });

  test.each<StageName>(['prod', 'dev'])('in %s the stack tells their names', (stage) => {
    const outputs = templateOf(stage).toJSON().Outputs;
    for (const [name, id] of Object.entries(logicalIds))
      expect(outputs[`${name}TableName`]?.Value).toEqual({ Ref: id });
  });
});

function propertiesOf(name: keyof typeof logicalIds): Record<string, unknown> {
  return tablesOf('prod').get(logicalIds[name])?.Properties ?? {};
}

function keySchema([hash, range]: string[]): unknown[] {
  const keys = [{ AttributeName: hash, KeyType: 'HASH' }];
  return range ? [...keys, { AttributeName: range, KeyType: 'RANGE' }] : keys;
}
