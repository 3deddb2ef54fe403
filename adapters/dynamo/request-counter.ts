/** Authenticates a request and counts it in one write on the key's own item. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import type { CountedRequest, RequestCounter } from '../../core/api-keys/authenticate.ts';
import { firstUsageDay } from '../../core/api-keys/key-usage.ts';
import { dayPrefix, keyItem } from './api-keys.ts';
import { type DocumentClient, unavailable } from './client.ts';

const countedItem = keyItem
  .extend({ minute_window: z.string().optional(), minute_count: z.number().optional() })
  .loose();

/** A write whose condition failed, with the item that failed it. */
interface Refused {
  stored: z.infer<typeof countedItem>;
}

const usable = '#status = :active AND (attribute_not_exists(expires_at) OR expires_at > :now)';
/** A new window costs a second write, and losing the race for it a third; more indicate a fault. */
const maxWrites = 4;

/**
 * Counts requests on the key's own item, in `minute_window` and `minute_count`, and in an attribute for each day. Days
 * that are no longer shown are removed when a minute begins, so that the item stays one write unit.
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
      ): Promise<CountedRequest | Refused> =>
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
      const day = `${dayPrefix}${window.name.slice(0, 8)}`;
      for (let writes = 0; writes < maxWrites; writes += 2) {
        const counted = await update(
          `ADD minute_count :one, ${day} :one`,
          'minute_window >= :window AND minute_count < :limit',
          { ':limit': limit },
        );
        if ('outcome' in counted) return counted;
        const { stored } = counted;
        if (stored.status !== 'active' || (stored.expires_at ?? '9') <= now.toISOString())
          return { outcome: 'refused' };
        if ((stored.minute_window ?? '') >= window.name) return { outcome: 'limit_reached' };
        const begun = await update(
          `SET minute_window = :window, minute_count = :one ADD ${day} :one${removal(stored, now)}`,
          '(attribute_not_exists(minute_window) OR minute_window < :window)',
          {},
        );
        if ('outcome' in begun) return begun;
      }
      throw unavailable(new Error('the minute window of a key could not be begun'));
    },
  };
}

/** The end of an update that removes the days of the item that are shown no more. */
function removal(item: Record<string, unknown>, now: Date): string {
  const first = `${dayPrefix}${firstUsageDay(now).replaceAll('-', '')}`;
  const old = Object.keys(item).filter((name) => name.startsWith(dayPrefix) && name < first);
  return old.length === 0 ? '' : ` REMOVE ${old.join(', ')}`;
}

/** Updates the item. If the condition fails, returns the item that failed it, or `refused` if there is none. */
async function writeOrRead(
  client: DocumentClient,
  input: ConstructorParameters<typeof UpdateCommand>[0],
): Promise<CountedRequest | Refused> {
  try {
    const { Attributes } = await client.send(
      new UpdateCommand({ ...input, ReturnValues: 'ALL_NEW', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
    );
    const { key_id, account_id, plan, minute_count = 0 } = countedItem.parse(Attributes);
    return { outcome: 'counted', caller: { keyId: key_id, accountId: account_id, plan }, used: minute_count };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return error.Item ? { stored: countedItem.parse(unmarshall(error.Item)) } : { outcome: 'refused' };
  }
}
