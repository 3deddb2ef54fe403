/** Authenticates a request and counts it in one write on the key's own item. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import type { CountedRequest, RequestCounter } from '../../core/api-keys/authenticate.ts';
import { keyItem } from './api-keys.ts';
import { type DocumentClient, unavailable } from './client.ts';

const countedItem = keyItem.extend({ minute_window: z.string().optional(), minute_count: z.number().optional() });

const usable = '#status = :active AND (attribute_not_exists(expires_at) OR expires_at > :now)';
/** A new window costs a second write, and losing the race for it a third; more indicate a fault. */
const maxWrites = 4;

/**
 * Counts requests on the key's own item, in `minute_window` and `minute_count`.
 *
 * A stored window later than ours comes from a machine whose clock is ahead; the request is counted in it.
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

/** Updates the item. If the condition fails, returns the item that failed it, or `refused` if there is none. */
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
