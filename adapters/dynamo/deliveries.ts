/** Stores deliveries in DynamoDB; every transition is one conditional write. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { shardOf } from '../../core/sweep.ts';
import type { Deliveries } from '../../core/webhooks/deliveries.ts';
import { type Delivery, dueBy, testEventType } from '../../core/webhooks/delivery.ts';
import type { DocumentClient } from './client.ts';
import { type Change, ended, endOf, recorded, updateOf } from './delivery-change.ts';
import {
  deliveryFromItem,
  deliverySummaryItem,
  dueItem,
  dueMark,
  duePositionItem,
  eventPositionItem,
  newDelivery,
} from './delivery-item.ts';

const noLease = '(attribute_not_exists(lease_until) OR lease_until <= :now)';

export function dynamoDeliveries(client: DocumentClient, tableName: string): Deliveries {
  const change = async (wanted: Change): Promise<Delivery | undefined> => {
    try {
      const { Attributes } = await client.send(
        new UpdateCommand({ TableName: tableName, ...updateOf(wanted), ReturnValues: 'ALL_NEW' }),
      );
      return deliveryFromItem(Attributes);
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  };
  const changed = async (wanted: Change): Promise<boolean> => (await change(wanted)) !== undefined;

  return {
    async add(delivery) {
      try {
        await client.send(new PutCommand(newDelivery(tableName, delivery).Put));
        return true;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return false;
        throw error;
      }
    },

    async get(deliveryId) {
      const { Item } = await client.send(
        new GetCommand({ TableName: tableName, Key: { delivery_id: deliveryId }, ConsistentRead: true }),
      );
      return Item && deliveryFromItem(Item);
    },

    claim: ({ deliveryId, attempt, lost, url, now, leaseUntil }) =>
      change({
        deliveryId,
        transition: 'claim',
        at: now,
        attempt,
        set: { url, lost, lease_until: leaseUntil.toISOString(), due_at: leaseUntil.toISOString(), resent: 0 },
        count: lost === 0 ? ['tries', 'attempt'] : ['attempt'],
        only: `next_attempt_at <= :due_by AND ${noLease}`,
        values: { ':now': now.toISOString(), ':due_by': dueBy(now).toISOString() },
      }),

    retry: ({ nextAttemptAt, dueAt, ...end }) =>
      changed({
        ...endOf(end, 'retry'),
        set: {
          ...recorded(end),
          next_attempt_at: nextAttemptAt.toISOString(),
          due_at: dueAt.toISOString(),
          due: dueMark(shardOf(end.deliveryId)),
        },
        remove: ['lease_until'],
      }),

    deliver: (end) => changed({ ...endOf(end, 'deliver'), ...ended(end) }),

    giveUp: ({ reason, ...end }) => changed({ ...endOf(end, 'give_up'), ...ended(end, { given_up_reason: reason }) }),

    noteSent: ({ seen, dueAt, now }) =>
      changed({
        deliveryId: seen.delivery_id,
        transition: 'note_sent',
        at: now,
        attempt: seen.attempt,
        set: { due_at: dueAt.toISOString(), resent: seen.resent + 1 },
        only: '#due_at = :seen_due_at',
        values: { ':seen_due_at': seen.due_at },
      }),

    resend: ({ deliveryId, attempt, url, now, dueAt }) =>
      change({
        deliveryId,
        transition: 'resend',
        at: now,
        attempt,
        set: {
          url,
          tries: 0,
          resent: 0,
          next_attempt_at: now.toISOString(),
          due_at: dueAt.toISOString(),
          due: dueMark(shardOf(deliveryId)),
        },
        remove: ['lease_until', 'ended_at', 'given_up_reason'],
        only: noLease,
        values: { ':now': now.toISOString() },
      }),

    async listDue({ shard, before, limit, after }) {
      const mark = dueMark(shard);
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName: tableName,
          IndexName: 'due',
          KeyConditionExpression: 'due = :mark AND due_at <= :before',
          ExpressionAttributeValues: { ':mark': mark, ':before': before.toISOString() },
          Limit: limit,
          ExclusiveStartKey: after && { delivery_id: after.delivery_id, due: mark, due_at: after.due_at },
        }),
      );
      const due = z.array(dueItem).parse(Items);
      return { due, ...(LastEvaluatedKey ? { next: duePositionItem.parse(LastEvaluatedKey) } : {}) };
    },

    async list(accountId, { limit, state }) {
      const found: Record<string, unknown>[] = [];
      let start: Record<string, unknown> | undefined;
      do {
        const page = await client.send(
          new QueryCommand({
            TableName: tableName,
            IndexName: 'by-account',
            KeyConditionExpression: 'account_id = :account',
            FilterExpression: state ? '#state = :state' : '#state <> :state',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: { ':account': accountId, ':state': state ?? 'unsent' },
            ScanIndexForward: false,
            // Most deliveries of an account with webhooks were sent.
            ...(state ? {} : { Limit: 4 * limit }),
            ExclusiveStartKey: start,
          }),
        );
        found.push(...(page.Items ?? []));
        start = page.LastEvaluatedKey;
      } while (start && found.length < limit);
      return z.array(deliverySummaryItem).parse(found.slice(0, limit));
    },

    async listEvents(accountId, { limit, since, type, after }) {
      // DynamoDB refuses a start outside of what the conditions allow, and nothing follows one before `since`.
      if (after !== undefined && since !== undefined && after.created_at < since.toISOString()) return { events: [] };
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName: tableName,
          IndexName: 'by-account',
          KeyConditionExpression: `account_id = :account${since ? ' AND created_at >= :since' : ''}`,
          FilterExpression: type ? '#type = :type' : '#type <> :type',
          ExpressionAttributeNames: { '#type': 'type' },
          ExpressionAttributeValues: {
            ':account': accountId,
            ...(since ? { ':since': since.toISOString() } : {}),
            ':type': type ?? testEventType,
          },
          ScanIndexForward: false,
          Limit: limit,
          ExclusiveStartKey: after && { account_id: accountId, ...after },
        }),
      );
      const events = z.array(deliverySummaryItem).parse(Items);
      return { events, ...(LastEvaluatedKey ? { next: eventPositionItem.parse(LastEvaluatedKey) } : {}) };
    },
  };
}
