/** API keys in DynamoDB: authenticating and counting a request in one write, and managing keys. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { planNames } from '../../core/accounts/plans.ts';
import type { ApiKey } from '../../core/api-keys/api-key.ts';
import type { CountedRequest, RequestCounter } from '../../core/api-keys/authenticate.ts';
import type { ApiKeyStore } from '../../core/api-keys/manage-api-keys.ts';
import { conditionHeld, type DocumentClient, unavailable } from './client.ts';

const keyItem = z.object({
  key_hash: z.string(),
  key_id: z.string(),
  account_id: z.string(),
  name: z.string(),
  start: z.string(),
  status: z.enum(['active', 'revoked']),
  plan: z.enum(planNames),
  created_at: z.string(),
  expires_at: z.string().optional(),
  revoked_at: z.string().optional(),
});
const countedItem = keyItem.extend({ minute_window: z.string().optional(), minute_count: z.number().optional() });

const usable = '#status = :active AND (attribute_not_exists(expires_at) OR expires_at > :now)';
/** A new window costs a second write, and the one that loses the race for it a third; more are a fault. */
const maxWrites = 4;

/**
 * Counts requests on the key's own item: `minute_window` and `minute_count`.
 *
 * A window later than this caller's clock is another machine's clock ahead of ours: it is counted in.
 */
export function dynamoRequestCounter(client: DocumentClient, tableName: string): RequestCounter {
  return {
    async countRequest({ keyHash, window, now, limit }) {
      const update = (
        change: string,
        condition: string,
        values: Record<string, unknown>,
      ): Promise<CountedRequest | z.infer<typeof countedItem>> =>
        writeOrRead(client, {
          TableName: tableName,
          Key: { key_hash: keyHash },
          UpdateExpression: change,
          ConditionExpression: `${usable} AND ${condition}`,
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: {
            ':active': 'active',
            ':now': now.toISOString(),
            ':window': window.name,
            ':one': 1,
            ...values,
          },
        });
      for (let writes = 0; writes < maxWrites; writes += 2) {
        const counted = await update('ADD minute_count :one', 'minute_window >= :window AND minute_count < :limit', {
          ':limit': limit,
        });
        if ('outcome' in counted) return counted;
        if (counted.status !== 'active' || (counted.expires_at ?? '9') <= now.toISOString())
          return { outcome: 'refused' };
        if ((counted.minute_window ?? '') >= window.name) return { outcome: 'limit_reached' };
        const begun = await update(
          'SET minute_window = :window, minute_count = :one',
          '(attribute_not_exists(minute_window) OR minute_window < :window)',
          {},
        );
        if ('outcome' in begun) return begun;
      }
      throw unavailable(new Error('the minute window of a key could not be begun'));
    },
  };
}

/** Writes and answers; when the condition fails, gives the item that stood in its way, or `refused` when there is none. */
async function writeOrRead(
  client: DocumentClient,
  input: ConstructorParameters<typeof UpdateCommand>[0],
): Promise<CountedRequest | z.infer<typeof countedItem>> {
  try {
    const { Attributes } = await client.send(
      new UpdateCommand({ ...input, ReturnValues: 'ALL_NEW', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
    );
    const { key_id, account_id, plan, minute_count = 0 } = countedItem.parse(Attributes);
    return { outcome: 'counted', caller: { keyId: key_id, accountId: account_id, plan }, used: minute_count };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return error.Item ? countedItem.parse(unmarshall(error.Item)) : { outcome: 'refused' };
  }
}

/** Keys of the table, listed by the index `by-account`. */
export function dynamoApiKeyStore(client: DocumentClient, tableName: string): ApiKeyStore {
  const list = async (accountId: string): Promise<ApiKey[]> => {
    const keys: ApiKey[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const page = await client.send(
        new QueryCommand({
          TableName: tableName,
          IndexName: 'by-account',
          KeyConditionExpression: 'account_id = :account',
          ExpressionAttributeValues: { ':account': accountId },
          ExclusiveStartKey: start,
        }),
      );
      keys.push(
        ...z
          .array(keyItem)
          .parse(page.Items ?? [])
          .map(withoutUndefined),
      );
      start = page.LastEvaluatedKey;
    } while (start);
    return keys;
  };
  return {
    list,
    async create(key) {
      await client.send(
        new PutCommand({ TableName: tableName, Item: key, ConditionExpression: 'attribute_not_exists(key_hash)' }),
      );
    },
    async revoke(accountId, keyId, revokedAt) {
      const key = (await list(accountId)).find(({ key_id }) => key_id === keyId);
      if (!key) return false;
      await conditionHeld(() =>
        client.send(
          new UpdateCommand({
            TableName: tableName,
            Key: { key_hash: key.key_hash },
            UpdateExpression: 'SET #status = :revoked, revoked_at = :at',
            ConditionExpression: '#status = :active',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: { ':revoked': 'revoked', ':active': 'active', ':at': revokedAt },
          }),
        ),
      );
      return true;
    },
    async setPlan(keyHash, plan) {
      await client.send(
        new UpdateCommand({
          TableName: tableName,
          Key: { key_hash: keyHash },
          UpdateExpression: 'SET #plan = :plan',
          ConditionExpression: 'attribute_exists(key_hash)',
          ExpressionAttributeNames: { '#plan': 'plan' },
          ExpressionAttributeValues: { ':plan': plan },
        }),
      );
    },
  };
}

function withoutUndefined(item: z.infer<typeof keyItem>): ApiKey {
  const { expires_at, revoked_at, ...key } = item;
  return {
    ...key,
    ...(expires_at === undefined ? {} : { expires_at }),
    ...(revoked_at === undefined ? {} : { revoked_at }),
  };
}
