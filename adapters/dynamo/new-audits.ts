/** Stores a new audit and counts it: hour, quota, audit and idempotency record in one DynamoDB transaction. */
import { type CancellationReason, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetCommand, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import type { Counter, Creation, IdempotencyRecord, NewAuditStore } from '../../core/audits/request-audit.ts';
import { toItem } from './audit-item.ts';
import { type DocumentClient, unavailable } from './client.ts';
import { conflictPauses, type PauseDeps } from './conflict-pauses.ts';

type Entry = Parameters<NewAuditStore['create']>[0];
type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** The longest a launch takes, however many concurrent launches of the account it conflicts with. */
const budgetMs = 6_000;
/** Hour counters remembered per process; the oldest is dropped first. */
const rememberedScopes = 1_000;

const usedItem = z.object({ used: z.number() });
const idempotencyItem = z.object({ body_hash: z.string(), audit_id: z.string(), created_at: z.string() });

/**
 * Creates a store over the three tables.
 *
 * A transaction returns no values, but the response reports what is left of the hour. So the store remembers the hour
 * counters it wrote last and adds the remembered value to the condition. If the condition holds, the count is known
 * without a read. If another process has counted since, the rejection carries the current value, and the transaction is
 * sent once more without that condition.
 */
export function dynamoNewAuditStore(
  client: DocumentClient,
  tables: { audits: string; usage: string; idempotency: string },
  { deadline = AbortSignal.timeout, ...pauseDeps }: PauseDeps & { deadline?: (ms: number) => AbortSignal } = {},
): NewAuditStore {
  const remembered = new Map<string, number>();
  const remember = (scope: string, used: number): void => {
    remembered.delete(scope);
    remembered.set(scope, used);
    for (const oldest of remembered.keys()) {
      if (remembered.size <= rememberedScopes) break;
      remembered.delete(oldest);
    }
  };

  async function attempt(
    entry: Entry,
    expected: number | undefined,
    abortSignal: AbortSignal,
  ): Promise<CancellationReason[] | 'created'> {
    const command = new TransactWriteCommand({ TransactItems: transactItems(tables, entry, expected) });
    try {
      await client.send(command, { abortSignal });
      return 'created';
    } catch (error) {
      if (error instanceof TransactionCanceledException) return error.CancellationReasons ?? [];
      throw error;
    }
  }

  /**
   * Looks up the idempotency record after a refusal. A repeated order gets its first response even if a limit has been
   * reached since, and DynamoDB does not promise to report every failed condition of a transaction.
   */
  async function seenBefore({ idempotency, now }: Entry, abortSignal: AbortSignal): Promise<Creation | undefined> {
    if (!idempotency) return undefined;
    const { account_id, idempotency_key } = idempotency;
    const { Item } = await client.send(
      new GetCommand({ TableName: tables.idempotency, Key: { account_id, idempotency_key }, ConsistentRead: true }),
      { abortSignal },
    );
    if (!Item || Number(Item.ttl) <= seconds(now)) return undefined;
    return { outcome: 'seen', record: idempotencyItem.parse(Item) };
  }

  return {
    async create(entry) {
      const { scope, limit } = entry.hour;
      let expected: number | undefined = remembered.get(scope) ?? 0;
      let known = expected;
      const pause = conflictPauses(budgetMs, pauseDeps);
      const signal = deadline(budgetMs);
      for (;;) {
        const result = await attempt(entry, expected, signal);
        if (result === 'created') {
          remember(scope, known + 1);
          return { outcome: 'created', hourUsed: known + 1 };
        }
        const [hour, quota, , idempotency] = result;
        if (idempotency?.Code === 'ConditionalCheckFailed')
          return { outcome: 'seen', record: idempotencyItem.parse(itemOf(idempotency)) };
        if (idempotency?.Code === 'TransactionConflict') return { outcome: 'in_flight' };
        if (quota?.Code === 'ConditionalCheckFailed') {
          return (await seenBefore(entry, signal)) ?? { outcome: 'quota_limit', used: usedIn(quota) };
        }
        if (hour?.Code === 'ConditionalCheckFailed') {
          known = usedIn(hour);
          remember(scope, known);
          if (known >= limit) return (await seenBefore(entry, signal)) ?? { outcome: 'hour_limit', used: known };
          expected = undefined;
        } else if (result.some(({ Code }) => Code === 'TransactionConflict')) {
          if (!(await pause())) throw unavailable(new Error('the transaction met others until its time was over'));
        } else {
          throw unavailable(new Error(`transaction cancelled: ${result.map(({ Code }) => Code).join(', ')}`));
        }
      }
    },
  };
}

function transactItems(
  tables: { audits: string; usage: string; idempotency: string },
  { audit, hour, quota, idempotency, now }: Entry,
  expected: number | undefined,
): TransactItem[] {
  return [
    { Update: count(tables.usage, hour, expected) },
    { Update: count(tables.usage, quota, undefined) },
    { Put: { TableName: tables.audits, Item: toItem(audit), ConditionExpression: 'attribute_not_exists(audit_id)' } },
    ...(idempotency ? [{ Put: rememberKey(tables.idempotency, idempotency, now) }] : []),
  ];
}

/**
 * Increments a counter that is below its limit; `expected` is its required value, 0 for a counter that does not exist.
 */
function count(
  table: string,
  { scope, limit, expiresAt }: Counter,
  expected: number | undefined,
): NonNullable<TransactItem['Update']> {
  const below = '(attribute_not_exists(used) OR used < :limit)';
  const exactly = expected === 0 ? ' AND attribute_not_exists(used)' : ' AND used = :expected';
  return {
    TableName: table,
    Key: { scope },
    UpdateExpression: 'ADD used :one SET #ttl = :ttl',
    ConditionExpression: expected === undefined ? below : below + exactly,
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':one': 1,
      ':limit': limit,
      ':ttl': seconds(expiresAt),
      ...(expected ? { ':expected': expected } : {}),
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  };
}

/** Stores the key unless it exists. An expired record that the table has not deleted yet counts as absent. */
function rememberKey(table: string, record: IdempotencyRecord, now: Date): NonNullable<TransactItem['Put']> {
  const { expiresAt, ...item } = record;
  return {
    TableName: table,
    Item: { ...item, ttl: seconds(expiresAt) },
    ConditionExpression: 'attribute_not_exists(account_id) OR #ttl <= :now',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':now': seconds(now) },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  };
}

/** The item that failed a condition; it has raw attribute values even with the document client. */
function itemOf({ Item }: CancellationReason): Record<string, unknown> | undefined {
  return Item && unmarshall(Item);
}

function usedIn(reason: CancellationReason): number {
  const item = itemOf(reason);
  return item ? usedItem.parse(item).used : 0;
}

/** Unix seconds, as TTL attributes need them. */
function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
