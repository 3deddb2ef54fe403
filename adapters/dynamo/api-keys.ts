/** Stores API keys in DynamoDB. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { planNames } from '../../core/accounts/plans.ts';
import { minuteStart } from '../../core/accounts/windows.ts';
import type { ApiKey } from '../../core/api-keys/api-key.ts';
import type { ApiKeyStore } from '../../core/api-keys/manage-api-keys.ts';
import { type DocumentClient, itemsAt } from './client.ts';

/** A stored key, without its request counter. */
export const keyItem = z.object({
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
/** What the counter of requests (`request-counter.ts`) leaves on a key. */
const usedItem = z.object({ key_hash: z.string(), minute_window: z.string().optional() });

/** Begins the attribute that counts the requests of a day, `requests_20261121`. */
export const dayPrefix = 'requests_';
const daysItem = z.looseObject({});

/** Keys are listed through the index `keys-by-account`. */
export function dynamoApiKeyStore(client: DocumentClient, tableName: string): ApiKeyStore {
  const list = async (accountId: string): Promise<ApiKey[]> => {
    const keys: ApiKey[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const page = await client.send(
        new QueryCommand({
          TableName: tableName,
          IndexName: 'keys-by-account',
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
  /** Returns the changed key, or the stored one if the condition failed. */
  const change = async (
    { key_hash }: Pick<ApiKey, 'key_hash'>,
    update: Omit<UpdateCommandInput, 'TableName' | 'Key'>,
  ): Promise<ApiKey | undefined> => {
    try {
      const { Attributes } = await client.send(
        new UpdateCommand({
          TableName: tableName,
          Key: { key_hash },
          ReturnValues: 'ALL_NEW',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          ...update,
        }),
      );
      return withoutUndefined(keyItem.parse(Attributes));
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      return error.Item && withoutUndefined(keyItem.parse(unmarshall(error.Item)));
    }
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
      if (!key) return undefined;
      return change(key, {
        UpdateExpression: 'SET #status = :revoked, revoked_at = :at',
        ConditionExpression: '#status = :active',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':revoked': 'revoked', ':active': 'active', ':at': revokedAt },
      });
    },
    rename: (key, name) =>
      change(key, {
        UpdateExpression: 'SET #name = :name',
        ConditionExpression: 'attribute_exists(key_hash)',
        ExpressionAttributeNames: { '#name': 'name' },
        ExpressionAttributeValues: { ':name': name },
      }),
    // From the table, because the index has no counters: they would be written twice.
    async lastUses(keyHashes) {
      const uses = new Map<string, string>();
      const keys = keyHashes.map((key_hash) => ({ key_hash }));
      const items = await itemsAt(client, tableName, keys, { ProjectionExpression: 'key_hash, minute_window' });
      for (const { key_hash, minute_window } of z.array(usedItem).parse(items)) {
        if (minute_window !== undefined) uses.set(key_hash, minuteStart(minute_window));
      }
      return uses;
    },
    async requestsByDay(keyHash) {
      const [item] = await itemsAt(client, tableName, [{ key_hash: keyHash }], {});
      return new Map(
        Object.entries(daysItem.parse(item ?? {})).flatMap(([name, count]): [string, number][] =>
          name.startsWith(dayPrefix) && typeof count === 'number'
            ? [[minuteStart(`${name.slice(dayPrefix.length)}0000`).slice(0, 10), count]]
            : [],
        ),
      );
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
