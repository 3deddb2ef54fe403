/** Everything as it stands in tables and queues at the end of a run, read without the service's own code for reading. */
import { GetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { fromOutputItems, unfinishedMark } from '../../adapters/dynamo/audit-item.ts';
import type { DocumentClient } from '../../adapters/dynamo/client.ts';
import { dueMark } from '../../adapters/dynamo/delivery-item.ts';
import type { TableNames } from '../../adapters/dynamo/table-names.ts';
import { shards } from '../../core/sweep.ts';
import type { QueueUrls } from './ground.ts';

// biome-ignore lint/suspicious/noExplicitAny: an item as it lies in its table
type Item = Record<string, any>;

export interface EndState {
  audits: Item[];
  /** The output of each audit that has one, parsed; an Error when its parts cannot be put together. */
  outputs: Map<string, Item | Error>;
  usage: Map<string, number>;
  deliveries: Map<string, Item>;
  idempotency: Item[];
  webhooks: Item[];
}

/** Where a run's state is. */
export interface Stores {
  client: DocumentClient;
  tables: TableNames;
  sqs: SQSClient;
  queues: QueueUrls;
}

export async function readEndState({ client, tables }: Stores): Promise<EndState> {
  const items = await scan(client, tables.audits);
  const audits = items.filter(({ part }) => part === 'AUDIT');
  const parts = Map.groupBy(
    items.filter(({ part }) => part !== 'AUDIT'),
    ({ audit_id }) => String(audit_id),
  );
  const outputs = new Map([...parts].map(([id, list]) => [id, outputOf(list)] as const));
  const usage = new Map((await scan(client, tables.usage)).map(({ scope, used }) => [String(scope), Number(used)]));
  const deliveries = new Map(
    (await scan(client, tables.deliveries)).map((item) => [String(item.delivery_id), item] as const),
  );
  const idempotency = await scan(client, tables.idempotency);
  return { audits, outputs, usage, deliveries, idempotency, webhooks: await scan(client, tables.webhooks) };
}

function outputOf(items: Item[]): Item | Error {
  try {
    return JSON.parse(fromOutputItems(items.toSorted((a, b) => (a.part < b.part ? -1 : 1))) ?? 'null');
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function scan(client: DocumentClient, table: string): Promise<Item[]> {
  const items: Item[] = [];
  let start: Item | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: table, ConsistentRead: true, ExclusiveStartKey: start }),
    );
    items.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start);
  return items;
}

/** What the sparse indexes still hold, and the messages of each queue, visible or not. */
export async function whatIsLeft({ client, tables, sqs, queues }: Stores): Promise<Record<string, number>> {
  const indexed = async (table: string, index: string, value: string): Promise<number> => {
    const { Count = 0 } = await client.send(
      new QueryCommand({
        TableName: table,
        IndexName: index,
        Select: 'COUNT',
        KeyConditionExpression: '#index = :value',
        ExpressionAttributeNames: { '#index': index },
        ExpressionAttributeValues: { ':value': value },
      }),
    );
    return Count;
  };
  const inShards = async (table: string, index: string, mark: (shard: number) => string): Promise<number> => {
    let left = 0;
    for (const shard of shards) left += await indexed(table, index, mark(shard));
    return left;
  };
  const left: Record<string, number> = {
    unfinished: await inShards(tables.audits, 'unfinished', unfinishedMark),
    due: await inShards(tables.deliveries, 'due', dueMark),
  };
  for (const [name, QueueUrl] of Object.entries(queues)) {
    const { Attributes = {} } = await sqs.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }));
    left[name] = Object.entries(Attributes)
      .filter(([attribute]) => attribute.startsWith('ApproximateNumberOfMessages'))
      .reduce((sum, [, count]) => sum + Number(count), 0);
  }
  return left;
}
