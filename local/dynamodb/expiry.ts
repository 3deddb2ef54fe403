/** Deletes items whose time to live has passed, which the local DynamoDB server does not do itself. */

import {
  type AttributeValue,
  DeleteItemCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { messageOf } from '../startup-error.ts';
import type { LocalTable } from './tables.ts';

const sweepEveryMs = 60_000;
/** Small pages leave room for other requests. A large table takes several sweeps. */
const pageSize = 500;
const pagesPerSweep = 40;
/** DynamoDB ignores time-to-live values that are more than five years in the past. */
const oldestSeconds = 5 * 365 * 86_400;

type ItemKey = Record<string, AttributeValue>;

/**
 * Sweeps the tables every minute.
 *
 * @param client A client of the endpoint.
 * @param tables The tables; those without an expiry attribute are skipped.
 * @param log Receives a line when a sweep fails.
 * @returns A function that stops sweeping and waits for a sweep in progress.
 */
export function sweepExpired(
  client: DynamoDBClient,
  tables: readonly LocalTable[],
  log: (line: string) => void,
): () => Promise<void> {
  const places = new Map<string, ItemKey | undefined>();
  let stopped = false;
  let running = Promise.resolve();
  const sweepAll = async (): Promise<void> => {
    for (const table of tables) {
      if (stopped) return;
      const { next } = await sweepTable(client, table, {
        nowSeconds: Math.floor(Date.now() / 1_000),
        from: places.get(table.name),
      });
      places.set(table.name, next);
    }
  };
  const timer = setInterval(() => {
    running = running.then(sweepAll).catch((error) => log(`sweeping expired items failed: ${messageOf(error)}`));
  }, sweepEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopped = true;
    await running;
  };
}

/**
 * Deletes the expired items in the next part of one table, reading at most 20,000 items.
 *
 * @param client A client of the endpoint.
 * @param table The table. Without an expiry attribute nothing is deleted.
 * @param sweep The time in seconds since the epoch, and the key at which the previous sweep stopped.
 * @returns The number of deleted items, and the key to continue from; no key if the end was reached.
 */
export async function sweepTable(
  client: DynamoDBClient,
  { name, expiryAttribute }: LocalTable,
  sweep: { nowSeconds: number; from?: ItemKey | undefined },
): Promise<{ deleted: number; next?: ItemKey }> {
  if (expiryAttribute === undefined) return { deleted: 0 };
  const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
  const keys = (Table?.KeySchema ?? []).map(({ AttributeName }) => AttributeName ?? '');
  const aliases = Object.fromEntries(keys.map((key, index) => [`#k${index}`, key]));
  const bounds = {
    ':now': { N: String(sweep.nowSeconds) },
    ':oldest': { N: String(sweep.nowSeconds - oldestSeconds) },
  };
  const expired = '#expiry < :now AND #expiry > :oldest';
  let next = sweep.from;
  let deleted = 0;
  for (let page = 0; page < pagesPerSweep; page++) {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({
        TableName: name,
        Limit: pageSize,
        FilterExpression: expired,
        ProjectionExpression: Object.keys(aliases).join(', '),
        ExpressionAttributeNames: { '#expiry': expiryAttribute, ...aliases },
        ExpressionAttributeValues: bounds,
        ...(next === undefined ? {} : { ExclusiveStartKey: next }),
      }),
    );
    for (const Key of Items) {
      deleted += await deleteExpired(client, { TableName: name, Key, expired, expiryAttribute, bounds });
    }
    next = LastEvaluatedKey;
    if (next === undefined) return { deleted };
  }
  return next === undefined ? { deleted } : { deleted, next };
}

/** Deletes one item unless its expiry has changed since it was read. Returns the number of deleted items, 0 or 1. */
async function deleteExpired(
  client: DynamoDBClient,
  item: { TableName: string; Key: ItemKey; expired: string; expiryAttribute: string; bounds: ItemKey },
): Promise<number> {
  try {
    await client.send(
      new DeleteItemCommand({
        TableName: item.TableName,
        Key: item.Key,
        ConditionExpression: item.expired,
        ExpressionAttributeNames: { '#expiry': item.expiryAttribute },
        ExpressionAttributeValues: item.bounds,
      }),
    );
    return 1;
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return 0;
    throw error;
  }
}
