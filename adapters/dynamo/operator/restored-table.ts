/**
 * Restores a table of the stack from a backup: DynamoDB makes a new table of it, whose items are copied into the table
 * that the stack names. Every step may be repeated and continues where it was interrupted.
 */
import {
  BillingMode,
  DeleteTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableFromBackupCommand,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { conditionHeld, type DocumentClient } from '../client.ts';

/** What a table is restored from. */
export type BackupSource =
  /** A point in time of `table`: the stack's own, or one that an earlier stack left behind. */
  | { kind: 'point-in-time'; table: string; at: Date }
  /** A backup: one made by hand, or the one that DynamoDB makes of a table that is deleted. */
  | { kind: 'backup'; arn: string };

export interface CopyOptions {
  now: Date;
  /** Whether items that are there are replaced; otherwise only missing ones are written. */
  replace: boolean;
}

/** How many items were written, kept as they are, and left out because they have expired. */
export interface Copied {
  written: number;
  kept: number;
  expired: number;
}

/** The parts of a table that are read at the same time, and the items of a page that are. */
const segments = 4;
const parallel = 16;

/** The name of the table that a backup of `table` is restored to: the same for each try. */
export function restoredName(table: string, source: BackupSource): string {
  const point = source.kind === 'backup' ? source.arn.split('/').at(-1) : source.at.toISOString();
  return `${table}-restored-${point}`.replace(/[^\w.-]/gu, '');
}

/** Starts restoring to the table `name`, without indexes: it is only read once. Nothing if an earlier try has. */
export async function startRestore(client: DynamoDBClient, source: BackupSource, name: string): Promise<void> {
  if ((await statusOf(client, name)) !== undefined) return;
  const made = {
    TargetTableName: name,
    BillingModeOverride: BillingMode.PAY_PER_REQUEST,
    GlobalSecondaryIndexOverride: [],
  };
  if (source.kind === 'backup') {
    await client.send(new RestoreTableFromBackupCommand({ ...made, BackupArn: source.arn }));
    return;
  }
  const from = { SourceTableName: source.table, RestoreDateTime: source.at };
  await client.send(new RestoreTableToPointInTimeCommand({ ...made, ...from }));
}

/** Whether the table can be read; a restore takes from minutes to hours. @throws if there is no such table */
export async function isRestored(client: DynamoDBClient, name: string): Promise<boolean> {
  const status = await statusOf(client, name);
  if (status === undefined) throw new Error(`there is no table ${name}`);
  return status === 'ACTIVE';
}

/**
 * Copies all items of `from` into `to`, whose key begins with `key`. What has been revoked since stays revoked, and
 * what has expired stays away.
 */
export async function copyItems(
  client: DocumentClient,
  { from, to, key }: { from: string; to: string; key: string },
  { now, replace }: CopyOptions,
): Promise<Copied> {
  const copied: Copied = { written: 0, kept: 0, expired: 0 };
  const isExpired = ({ ttl }: Record<string, unknown>): boolean =>
    typeof ttl === 'number' && ttl * 1_000 <= now.getTime();
  const copy = async (item: Record<string, unknown>): Promise<void> => {
    if (isExpired(item)) {
      copied.expired++;
      return;
    }
    const isMissing = 'attribute_not_exists(#key)';
    const written = await conditionHeld(() =>
      client.send(
        new PutCommand({
          TableName: to,
          Item: item,
          ConditionExpression: replace ? `${isMissing} OR attribute_not_exists(revoked_at)` : isMissing,
          ExpressionAttributeNames: { '#key': key },
        }),
      ),
    );
    copied[written ? 'written' : 'kept']++;
  };
  const copySegment = async (segment: number): Promise<void> => {
    let start: Record<string, unknown> | undefined;
    do {
      const page = await client.send(
        new ScanCommand({ TableName: from, Segment: segment, TotalSegments: segments, ExclusiveStartKey: start }),
      );
      const items = page.Items ?? [];
      for (let at = 0; at < items.length; at += parallel) await Promise.all(items.slice(at, at + parallel).map(copy));
      start = page.LastEvaluatedKey;
    } while (start);
  };
  await Promise.all(Array.from({ length: segments }, (_, segment) => copySegment(segment)));
  return copied;
}

/** Deletes a table that a restore has made. Harmless if it is gone. */
export async function dropRestored(client: DynamoDBClient, name: string): Promise<void> {
  if ((await statusOf(client, name)) === undefined) return;
  await client.send(new DeleteTableCommand({ TableName: name }));
}

async function statusOf(client: DynamoDBClient, table: string): Promise<string | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: table }))).Table?.TableStatus;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}
