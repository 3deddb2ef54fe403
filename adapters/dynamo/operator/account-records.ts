/** Finds everything that the tables hold about an account, for its export and its erasure. */
import { DeleteCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { AccountRecord, AccountRecords, RecordKind } from '../../../core/accounts/account-records.ts';
import { ownerIds } from '../../../core/test-mode.ts';
import { batchSize, type DocumentClient, itemsAt } from '../client.ts';
import type { TableNames } from '../table-names.ts';
import { auditRecord } from './audit-record.ts';
import { usageScopes } from './usage-scopes.ts';

type Item = Record<string, unknown>;

/** A table and the records in it. */
interface Place {
  kind: RecordKind;
  table: keyof TableNames;
  /** The attributes of the table's key. */
  key: readonly string[];
  /** The index over the accounts, if the account is not the table's partition key. */
  index?: string;
  /** Attributes that an export leaves out. */
  hidden?: readonly string[];
}

/** One entry for each table: a new one does not compile until its records are found here. */
const placeOfTable: Record<keyof TableNames, Omit<Place, 'table'>> = {
  idempotency: { kind: 'idempotency', key: ['account_id', 'idempotency_key'], hidden: ['ttl'] },
  deliveries: { kind: 'deliveries', key: ['delivery_id'], index: 'by-account', hidden: ['due', 'ttl'] },
  audits: { kind: 'audits', key: ['audit_id', 'part'], index: 'by-account' },
  usage: { kind: 'usage', key: ['scope'], hidden: ['ttl'] },
  webhooks: { kind: 'webhooks', key: ['key_id'] },
  schedules: { kind: 'schedules', key: ['account_id', 'item'], hidden: ['item', 'ttl', 'due'] },
  activity: { kind: 'activity', key: ['account_id', 'item'], hidden: ['item', 'ttl'] },
  apiKeys: { kind: 'keys', key: ['key_hash'], index: 'keys-by-account', hidden: ['key_hash'] },
  accounts: { kind: 'accounts', key: ['account_id'] },
};

/** The partition key of a table. */
export function partitionKeyOf(table: keyof TableNames): string {
  return placeOfTable[table].key[0] ?? '';
}

function placesOf(kind: RecordKind): Place[] {
  return Object.entries(placeOfTable)
    .map(([table, place]) => ({ ...place, table: table as keyof TableNames }))
    .filter((place) => place.kind === kind);
}

const keyItem = z.object({ key_id: z.string(), created_at: z.string() });
const createdItem = z.object({ created_at: z.string() });

/** Reads tables by the ids and indexes that the service itself writes; no table is scanned. */
export function dynamoAccountRecords(client: DocumentClient, tables: TableNames, now: () => Date): AccountRecords {
  /** The items of an account in a table that has it as partition key, or in an index over it. */
  async function* itemsOf(table: string, index: string | undefined, accountId: string): AsyncGenerator<Item> {
    let start: Item | undefined;
    do {
      const page = await client.send(
        new QueryCommand({
          TableName: table,
          ...(index === undefined ? { ConsistentRead: true } : { IndexName: index }),
          KeyConditionExpression: 'account_id = :account',
          ExpressionAttributeValues: { ':account': accountId },
          ExclusiveStartKey: start,
        }),
      );
      yield* page.Items ?? [];
      start = page.LastEvaluatedKey;
    } while (start);
  }

  const record = ({ table, key, hidden = [] }: Place, item: Item): AccountRecord => {
    const TableName = tables[table];
    const Key = Object.fromEntries(key.map((name) => [name, item[name]]));
    return {
      id: Object.values(Key).join(' '),
      async load() {
        const { Item: found } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
        return found && Object.fromEntries(Object.entries(found).filter(([name]) => !hidden.includes(name)));
      },
      async remove() {
        const { Attributes } = await client.send(new DeleteCommand({ TableName, Key, ReturnValues: 'ALL_OLD' }));
        return Attributes !== undefined;
      },
    };
  };

  /** The items of `wanted` keys that are there. */
  async function* existing(table: string, wanted: Iterable<Item>): AsyncGenerator<Item> {
    let batch: Item[] = [];
    const read = (keys: Item[]): Promise<Item[]> => itemsAt(client, table, keys, { ConsistentRead: true });
    for (const key of wanted) {
      batch.push(key);
      if (batch.length < batchSize) continue;
      yield* await read(batch);
      batch = [];
    }
    if (batch.length > 0) yield* await read(batch);
  }

  const keysOf = async (accountId: string): Promise<z.infer<typeof keyItem>[]> => {
    const keys: z.infer<typeof keyItem>[] = [];
    for await (const item of itemsOf(tables.apiKeys, placeOfTable.apiKeys.index, accountId)) {
      keys.push(keyItem.parse(item));
    }
    return keys;
  };

  async function* usageOf(accountId: string): AsyncGenerator<Item> {
    const { Item } = await client.send(
      new GetCommand({ TableName: tables.accounts, Key: { account_id: accountId }, ConsistentRead: true }),
    );
    const since = Item && createdItem.parse(Item).created_at;
    const scopes = usageScopes(accountId, { keys: await keysOf(accountId), since, now: now() });
    yield* existing(
      tables.usage,
      scopes.map((scope) => ({ scope })),
    );
  }

  async function* itemsIn({ kind, table, index }: Place, accountId: string): AsyncGenerator<Item> {
    if (kind === 'usage') yield* usageOf(accountId);
    else if (kind === 'accounts') yield* existing(tables.accounts, [{ account_id: accountId }]);
    else if (kind === 'webhooks') {
      const keys = await keysOf(accountId);
      yield* existing(
        tables.webhooks,
        keys.map(({ key_id }) => ({ key_id })),
      );
    } else for (const owner of ownerIds(accountId)) yield* itemsOf(tables[table], index, owner);
  }

  return {
    async *list(kind, accountId) {
      for (const place of placesOf(kind)) {
        for await (const item of itemsIn(place, accountId)) {
          yield kind === 'audits' ? auditRecord(client, tables.audits, String(item.audit_id)) : record(place, item);
        }
      }
    },
  };
}
