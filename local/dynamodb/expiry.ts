/** Deletes items whose time to live has passed: DynamoDB does it in the background, the local server does not. */

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
/** Small pages leave room for requests in between; a large table is swept over several minutes. */
const pageSize = 500;
const pagesPerSweep = 40;
/** DynamoDB leaves alone what claims to have expired more than five years ago. */
const oldestSeconds = 5 * 365 * 86_400;

type ItemKey = Record<string, AttributeValue>;

/**
 * Sweeps the tables every minute.
 *
 * @param client A client of the endpoint.
 * @param tables Those with an expiry attribute are swept.
 * @param log Told of a sweep that failed.
 * @returns A function that ends the sweeping, once a sweep under way is through.
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
 * Deletes what has expired in a stretch of one table: twenty thousand items are looked at, at most.
 *
 * @param client A client of the endpoint.
 * @param table The table; without an expiry attribute nothing happens.
 * @param sweep The time in seconds since the epoch, and where the last sweep left off.
 * @returns How many items were deleted, and where to go on; no place when the end was reached.
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

/** Deletes one item, unless it was given a new time since it was read; the answer is how many went. */
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
