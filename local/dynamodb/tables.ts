/** Creates the template's tables, and updates existing ones to match it. */

import {
  CreateTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  type TableDescription,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { StartupError } from '../startup-error.ts';
import type { Stack } from '../template/stack.ts';

const Key = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));
const Index = z.object({
  IndexName: z.string(),
  KeySchema: Key,
  Projection: z.object({
    ProjectionType: z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE']),
    NonKeyAttributes: z.array(z.string()).optional(),
  }),
});
const Table = z.object({
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) })),
  KeySchema: Key,
  GlobalSecondaryIndexes: z.array(Index).default([]),
  LocalSecondaryIndexes: z.array(Index).optional(),
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: z.boolean() }).optional(),
});
type Table = z.infer<typeof Table>;
type Index = z.infer<typeof Index>;

/** An existing table. `expiryAttribute` is its time-to-live attribute, if it has one. */
export interface LocalTable {
  logicalId: string;
  name: string;
  expiryAttribute?: string;
}

const waitSeconds = 60;

/**
 * Creates or updates every table of the stack with the keys, indexes and time to live of the template.
 *
 * @param stack The stack.
 * @param client A client of the endpoint.
 * @param reset What the developer must do to start with empty tables; part of the error when a table cannot be changed.
 * @returns The tables.
 * @throws StartupError if a table exists with a different key, or an index with a different definition.
 */
export async function createTables(stack: Stack, client: DynamoDBClient, reset: string): Promise<LocalTable[]> {
  return Promise.all(
    stack.resources('AWS::DynamoDB::Table', Table).map(async ({ logicalId, name, properties }) => {
      const existing = await describe(client, name);
      if (existing === undefined) await create(client, name, properties);
      else await bringUpToDate(client, name, { existing, wanted: properties, reset });
      const expiry = properties.TimeToLiveSpecification;
      if (expiry?.Enabled !== true) return { logicalId, name };
      await enableExpiry(client, name, expiry.AttributeName);
      return { logicalId, name, expiryAttribute: expiry.AttributeName };
    }),
  );
}

async function describe(client: DynamoDBClient, name: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function create(client: DynamoDBClient, name: string, wanted: Table): Promise<void> {
  const { GlobalSecondaryIndexes: indexes, LocalSecondaryIndexes: local } = wanted;
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: wanted.AttributeDefinitions,
      KeySchema: wanted.KeySchema,
      // DynamoDB rejects an empty list.
      ...(indexes.length > 0 ? { GlobalSecondaryIndexes: indexes.map(indexRequest) } : {}),
      ...(local === undefined ? {} : { LocalSecondaryIndexes: local.map(indexRequest) }),
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: waitSeconds, minDelay: 1, maxDelay: 2 }, { TableName: name });
}

/** Adds indexes that are missing. Nothing else can change while a table has data. */
async function bringUpToDate(
  client: DynamoDBClient,
  name: string,
  { existing, wanted, reset }: { existing: TableDescription; wanted: Table; reset: string },
): Promise<void> {
  const types = new Map(existing.AttributeDefinitions?.map((a) => [a.AttributeName, a.AttributeType]));
  const wantedTypes = wanted.AttributeDefinitions.filter(({ AttributeName }) => types.has(AttributeName));
  const sameTypes = wantedTypes.every((a) => types.get(a.AttributeName) === a.AttributeType);
  if (keyText(existing.KeySchema) !== keyText(wanted.KeySchema) || !sameTypes) {
    throw new StartupError(`table ${name} exists with another key than the template's: ${reset}`);
  }
  const indexes = new Map(existing.GlobalSecondaryIndexes?.map((index) => [index.IndexName, index]));
  for (const index of wanted.GlobalSecondaryIndexes) {
    const present = indexes.get(index.IndexName);
    if (present === undefined) await addIndex(client, name, { index, definitions: wanted.AttributeDefinitions });
    else if (indexText(present) !== indexText(index)) {
      throw new StartupError(`index ${index.IndexName} of table ${name} differs from the template's: ${reset}`);
    }
  }
}

async function addIndex(
  client: DynamoDBClient,
  name: string,
  { index, definitions }: { index: Index; definitions: Table['AttributeDefinitions'] },
): Promise<void> {
  const update = { Create: indexRequest(index) };
  await client.send(
    new UpdateTableCommand({
      TableName: name,
      AttributeDefinitions: definitions,
      GlobalSecondaryIndexUpdates: [update],
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: waitSeconds, minDelay: 1, maxDelay: 2 }, { TableName: name });
}

async function enableExpiry(client: DynamoDBClient, name: string, attribute: string): Promise<void> {
  const { TimeToLiveDescription: current } = await client.send(new DescribeTimeToLiveCommand({ TableName: name }));
  if (current?.TimeToLiveStatus === 'ENABLED' && current.AttributeName === attribute) return;
  const specification = { AttributeName: attribute, Enabled: true };
  await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification: specification }));
}

/** An index in the form of a request, without undefined members. */
function indexRequest({ IndexName, KeySchema, Projection }: Index) {
  const { ProjectionType, NonKeyAttributes } = Projection;
  const projection = NonKeyAttributes === undefined ? { ProjectionType } : { ProjectionType, NonKeyAttributes };
  return { IndexName, KeySchema, Projection: projection };
}

/** A key as text, for comparison. */
function keyText(key: { AttributeName?: string | undefined; KeyType?: string | undefined }[] | undefined): string {
  return (key ?? []).map(({ AttributeName, KeyType }) => `${KeyType} ${AttributeName}`).join(', ');
}

function indexText(index: {
  KeySchema?: { AttributeName?: string | undefined; KeyType?: string | undefined }[] | undefined;
  Projection?: { ProjectionType?: string | undefined; NonKeyAttributes?: string[] | undefined } | undefined;
}): string {
  const { ProjectionType, NonKeyAttributes = [] } = index.Projection ?? {};
  return `${keyText(index.KeySchema)} ${ProjectionType} ${[...NonKeyAttributes].sort().join(' ')}`;
}
