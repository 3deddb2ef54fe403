/** Stores webhooks in DynamoDB, apart from the keys' own items, which every request writes. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { WebhookStore } from '../../core/webhooks/manage-webhooks.ts';
import { disabledReasons, type Webhook, type WebhookHealth, type WebhookReader } from '../../core/webhooks/webhook.ts';
import { conditionHeld, type DocumentClient, itemsAt } from './client.ts';

const webhookItem = z.object({
  key_id: z.string(),
  account_id: z.string(),
  url: z.string(),
  secret_id: z.string(),
  previous_secret_id: z.string().exactOptional(),
  previous_secret_until: z.string().exactOptional(),
  created_at: z.string(),
  updated_at: z.string(),
  failing_since: z.string().exactOptional(),
  disabled_at: z.string().exactOptional(),
  disabled_reason: z.enum(disabledReasons).exactOptional(),
});

/** An update of an existing webhook, with an optional extra condition. */
interface Update {
  keyId: string;
  change: string;
  only?: string;
  values?: Record<string, unknown>;
}

function updateCommand(tableName: string, { keyId, change, only, values }: Update): UpdateCommand {
  const usesUrl = change.includes('#url') || only?.includes('#url') === true;
  return new UpdateCommand({
    TableName: tableName,
    Key: { key_id: keyId },
    UpdateExpression: change,
    ConditionExpression: only ? `attribute_exists(key_id) AND ${only}` : 'attribute_exists(key_id)',
    ...(usesUrl ? { ExpressionAttributeNames: { '#url': 'url' } } : {}),
    ...(values ? { ExpressionAttributeValues: values } : {}),
    ReturnValues: 'ALL_NEW',
  });
}

/** Reads webhooks consistently, so that the latest one applies. */
export function dynamoWebhookReader(client: DocumentClient, tableName: string): WebhookReader {
  return {
    async get(keyId) {
      const { Item } = await client.send(
        new GetCommand({ TableName: tableName, Key: { key_id: keyId }, ConsistentRead: true }),
      );
      return Item && webhookItem.parse(Item);
    },
  };
}

/** Records whether a webhook works. Writes nothing if its address has changed since it was read. */
export function dynamoWebhookHealth(client: DocumentClient, tableName: string): WebhookHealth {
  const update = (wanted: Update): Promise<boolean> =>
    conditionHeld(() => client.send(updateCommand(tableName, wanted)));
  return {
    ...dynamoWebhookReader(client, tableName),
    async noteFailing({ keyId, url, at }) {
      await update({
        keyId,
        change: 'SET failing_since = if_not_exists(failing_since, :at)',
        only: '#url = :url',
        values: { ':url': url, ':at': at.toISOString() },
      });
    },
    async noteWorking({ keyId, url }) {
      await update({ keyId, change: 'REMOVE failing_since', only: '#url = :url', values: { ':url': url } });
    },
    disable: ({ keyId, url, reason, failingSince, at }) =>
      update({
        keyId,
        change: 'SET disabled_at = :at, disabled_reason = :reason, updated_at = :at',
        only: `#url = :url AND attribute_not_exists(disabled_at)${failingSince ? ' AND failing_since = :since' : ''}`,
        values: {
          ':url': url,
          ':at': at.toISOString(),
          ':reason': reason,
          ...(failingSince ? { ':since': failingSince } : {}),
        },
      }),
  };
}

/** Stores webhooks for account holders. */
export function dynamoWebhookStore(client: DocumentClient, tableName: string): WebhookStore {
  const update = async (wanted: Update): Promise<Webhook | undefined> => {
    try {
      const { Attributes } = await client.send(updateCommand(tableName, wanted));
      return webhookItem.parse(Attributes);
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  };
  const cleanRecord = 'REMOVE failing_since, disabled_at, disabled_reason';
  return {
    ...dynamoWebhookReader(client, tableName),
    async getMany(keyIds) {
      const keys = keyIds.map((key_id) => ({ key_id }));
      return z.array(webhookItem).parse(await itemsAt(client, tableName, keys, { ConsistentRead: true }));
    },
    create: (webhook) =>
      conditionHeld(() =>
        client.send(
          new PutCommand({ TableName: tableName, Item: webhook, ConditionExpression: 'attribute_not_exists(key_id)' }),
        ),
      ),
    changeUrl: ({ keyId, url, at }) =>
      update({
        keyId,
        change: `SET #url = :url, updated_at = :at ${cleanRecord}`,
        values: { ':url': url, ':at': at },
      }),
    rotateSecret: ({ keyId, secretId, previousUntil, at }) =>
      update({
        keyId,
        change:
          'SET previous_secret_id = secret_id, previous_secret_until = :until, secret_id = :secret, updated_at = :at',
        values: { ':until': previousUntil, ':secret': secretId, ':at': at },
      }),
    enable: ({ keyId, at }) => update({ keyId, change: `SET updated_at = :at ${cleanRecord}`, values: { ':at': at } }),
    remove: (keyId) =>
      conditionHeld(() =>
        client.send(
          new DeleteCommand({
            TableName: tableName,
            Key: { key_id: keyId },
            ConditionExpression: 'attribute_exists(key_id)',
          }),
        ),
      ),
  };
}
