/** Stores schedules in DynamoDB; a schedule changes together with one of its runs and its event. */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { maxSchedules, type ScheduleStore } from '../../../core/schedules/schedule.ts';
import type { Delivery } from '../../../core/webhooks/delivery.ts';
import { type DocumentClient, unavailable } from '../client.ts';
import { conflictPauses, type PauseDeps } from '../conflict-pauses.ts';
import { newDelivery } from '../delivery-item.ts';
import {
  countItem,
  dueScheduleItem,
  dueScheduleMark,
  runFromItem,
  runPrefix,
  scheduleFromItem,
  scheduleItem,
  schedulePrefix,
  toRunItem,
  toScheduleItem,
} from './schedule-item.ts';

type Items = NonNullable<TransactWriteCommandInput['TransactItems']>;

/** How long a write is tried again that meets others of its account. */
const budgetMs = 6_000;
const deletedAtOnce = 16;

/** @param tables `deliveries` only where events are written */
export function dynamoSchedules(
  client: DocumentClient,
  tables: { schedules: string; deliveries?: string },
  pauseDeps: PauseDeps = {},
): ScheduleStore {
  const TableName = tables.schedules;
  const keyOf = (account_id: string, scheduleId: string) => ({ account_id, item: scheduleItem(scheduleId) });

  /** False if the condition of the first write failed. */
  const transact = async (items: Items): Promise<boolean> => {
    const pause = conflictPauses(budgetMs, pauseDeps);
    for (;;) {
      try {
        await client.send(new TransactWriteCommand({ TransactItems: items }));
        return true;
      } catch (error) {
        if (!(error instanceof TransactionCanceledException)) throw error;
        const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code);
        if (codes[0] === 'ConditionalCheckFailed') return false;
        if (!codes.includes('TransactionConflict') || !(await pause())) throw unavailable(error);
      }
    }
  };
  const counted = (account_id: string, by: 1 | -1, condition: object) => ({
    Update: {
      TableName,
      Key: { account_id, item: countItem },
      UpdateExpression: 'ADD schedules :by',
      ...condition,
      ExpressionAttributeValues: { ':by': by, ...(by === 1 ? { ':most': maxSchedules } : {}) },
    },
  });
  const withEvent = (delivery: Delivery) => {
    if (tables.deliveries === undefined) throw new Error('events of schedules are not written here');
    return newDelivery(tables.deliveries, delivery);
  };
  /** A page of the items of an account whose names begin with `prefix`, newest first. */
  const page = async (account_id: string, prefix: string, more: Partial<QueryCommandInput>) =>
    client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'account_id = :account AND begins_with(#item, :prefix)',
        ExpressionAttributeNames: { '#item': 'item' },
        ExpressionAttributeValues: { ':account': account_id, ':prefix': prefix },
        ScanIndexForward: false,
        ConsistentRead: true,
        ...more,
      }),
    );

  return {
    create: (schedule) =>
      transact([
        counted(schedule.account_id, 1, {
          ConditionExpression: 'attribute_not_exists(schedules) OR schedules < :most',
        }),
        { Put: { TableName, Item: toScheduleItem(schedule), ConditionExpression: 'attribute_not_exists(account_id)' } },
      ]),

    async get(accountId, scheduleId) {
      const Key = keyOf(accountId, scheduleId);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && scheduleFromItem(Item);
    },

    async list(accountId, { limit, after }) {
      const { Items = [], LastEvaluatedKey } = await page(accountId, schedulePrefix, {
        Limit: limit,
        ...(after === undefined ? {} : { ExclusiveStartKey: keyOf(accountId, after) }),
      });
      const schedules = Items.map(scheduleFromItem);
      const last = schedules.at(-1);
      return { schedules, ...(LastEvaluatedKey && last ? { next: last.schedule_id } : {}) };
    },

    replace: ({ schedule, run, delivery }) =>
      transact([
        {
          Put: {
            TableName,
            Item: toScheduleItem({ ...schedule, version: schedule.version + 1 }),
            ConditionExpression: 'version = :seen',
            ExpressionAttributeValues: { ':seen': schedule.version },
          },
        },
        ...(run === undefined ? [] : [{ Put: { TableName, Item: toRunItem(schedule, run) } }]),
        ...(delivery === undefined ? [] : [withEvent(delivery)]),
      ]),

    async remove(accountId, scheduleId) {
      const Key = keyOf(accountId, scheduleId);
      const removed = await transact([
        { Delete: { TableName, Key, ConditionExpression: 'attribute_exists(account_id)' } },
        counted(accountId, -1, {}),
      ]);
      if (!removed) return false;
      // Runs that an interruption leaves behind belong to nothing that is read, and expire.
      for (;;) {
        const { Items = [] } = await page(accountId, runPrefix(scheduleId), { Limit: deletedAtOnce });
        if (Items.length === 0) return true;
        await Promise.all(
          Items.map(({ account_id, item }) => client.send(new DeleteCommand({ TableName, Key: { account_id, item } }))),
        );
      }
    },

    async listRuns(accountId, scheduleId, { limit, before }) {
      const prefix = runPrefix(scheduleId);
      const { Items = [], LastEvaluatedKey } = await page(accountId, prefix, {
        Limit: limit,
        ...(before === undefined ? {} : { ExclusiveStartKey: { account_id: accountId, item: `${prefix}${before}` } }),
      });
      const runs = Items.map(runFromItem);
      const last = runs.at(-1);
      return { runs, ...(LastEvaluatedKey && last ? { next: last.planned_at } : {}) };
    },

    async listDue({ shard, before, limit, after }) {
      const due = dueScheduleMark(shard);
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName,
          IndexName: 'due',
          KeyConditionExpression: 'due = :mark AND due_at <= :before',
          ExpressionAttributeValues: { ':mark': due, ':before': before.toISOString() },
          Limit: limit,
          ExclusiveStartKey: after && { ...keyOf(after.account_id, after.schedule_id), due, due_at: after.due_at },
        }),
      );
      return { due: Items.map(dueFromItem), ...(LastEvaluatedKey ? { next: dueFromItem(LastEvaluatedKey) } : {}) };
    },
  };
}

function dueFromItem(item: unknown) {
  const { account_id, item: name, due_at } = dueScheduleItem.parse(item);
  return { account_id, schedule_id: name.slice(schedulePrefix.length), due_at };
}
