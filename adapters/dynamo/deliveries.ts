/** Deliveries in DynamoDB: every transition is one conditional write. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { AttemptEnd, Deliveries } from '../../core/webhooks/deliveries.ts';
import { type Delivery, type Transition, transitions } from '../../core/webhooks/delivery.ts';
import type { DocumentClient } from './client.ts';
import { dueItem, dueMark, expiryAt, fromItem, resultOf, summaryItem } from './delivery-item.ts';

interface Change {
  deliveryId: string;
  transition: Transition;
  at: Date;
  /** For fenced transitions. */
  attempt?: number;
  set: Record<string, unknown>;
  remove?: string[];
  /** Adds one to these. */
  count?: string[];
  /** A condition beside the transition's own. */
  only?: string;
  values?: Record<string, unknown>;
}

const noLease = '(attribute_not_exists(lease_until) OR lease_until <= :now)';

/** Deliveries of the table. */
export function dynamoDeliveries(client: DocumentClient, tableName: string): Deliveries {
  const change = async (wanted: Change): Promise<Delivery | undefined> => {
    try {
      const { Attributes } = await client.send(
        new UpdateCommand({ TableName: tableName, ...updateOf(wanted), ReturnValues: 'ALL_NEW' }),
      );
      return fromItem(Attributes);
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  };
  const changed = async (wanted: Change): Promise<boolean> => (await change(wanted)) !== undefined;

  return {
    async get(deliveryId) {
      const { Item } = await client.send(
        new GetCommand({ TableName: tableName, Key: { delivery_id: deliveryId }, ConsistentRead: true }),
      );
      return Item && fromItem(Item);
    },

    claim: ({ deliveryId, url, now, leaseUntil }) =>
      change({
        deliveryId,
        transition: 'claim',
        at: now,
        set: { url, lease_until: leaseUntil.toISOString(), due_at: leaseUntil.toISOString(), resent: 0 },
        count: ['tries', 'attempt'],
        only: `next_attempt_at <= :now AND ${noLease}`,
        values: { ':now': now.toISOString() },
      }),

    retry: ({ nextAttemptAt, dueAt, ...end }) =>
      changed({
        ...endOf(end, 'retry'),
        set: {
          ...recorded(end),
          next_attempt_at: nextAttemptAt.toISOString(),
          due_at: dueAt.toISOString(),
          due: dueMark,
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
          due: dueMark,
        },
        remove: ['lease_until', 'ended_at', 'given_up_reason'],
        only: noLease,
        values: { ':now': now.toISOString() },
      }),

    async listDue({ before, limit }) {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: tableName,
          IndexName: 'due',
          KeyConditionExpression: 'due = :mark AND due_at <= :before',
          ExpressionAttributeValues: { ':mark': dueMark, ':before': before.toISOString() },
          Limit: limit,
        }),
      );
      return z.array(dueItem).parse(Items);
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
            ScanIndexForward: false,
            ExpressionAttributeValues: { ':account': accountId, ...(state ? { ':state': state } : {}) },
            ...(state
              ? { FilterExpression: '#state = :state', ExpressionAttributeNames: { '#state': 'state' } }
              : { Limit: limit - found.length }),
            ExclusiveStartKey: start,
          }),
        );
        found.push(...(page.Items ?? []));
        start = page.LastEvaluatedKey;
      } while (start && found.length < limit);
      return z.array(summaryItem).parse(found.slice(0, limit));
    },
  };
}

function endOf({ deliveryId, attempt, at }: AttemptEnd, transition: Transition) {
  return { deliveryId, attempt, at, transition };
}

function recorded({ attempts }: AttemptEnd): Record<string, unknown> {
  const result = resultOf(attempts);
  return { attempts, ...(result === undefined ? {} : { last_result: result }) };
}

/** What a delivery gains and loses when it ends; it leaves the index `due`. */
function ended(end: AttemptEnd, more: Record<string, unknown> = {}): Pick<Change, 'set' | 'remove'> {
  return {
    set: { ...recorded(end), ended_at: end.at.toISOString(), ...more },
    remove: ['due', 'due_at', 'next_attempt_at', 'lease_until'],
  };
}

/** A change as the input of an update; a row of the table of transitions is its condition. */
function updateOf({ deliveryId, transition, at, attempt, set, remove = [], count = [], only, values = {} }: Change) {
  const { from, to, fenced } = transitions[transition];
  const assigned = Object.entries({
    ...set,
    updated_at: at.toISOString(),
    ttl: expiryAt(at),
    ...(to ? { state: to } : {}),
  });
  const sets = [
    ...assigned.map(([name]) => `#${name} = :${name}`),
    ...count.map((name) => `#${name} = #${name} + :one`),
  ];
  const states = from.map((state, index) => [`:from${index}`, state] as const);
  const conditions = [
    `#state IN (${states.map(([placeholder]) => placeholder).join(', ')})`,
    ...(fenced ? ['#attempt = :attempt'] : []),
    ...(only ? [only] : []),
  ];
  const names = ['state', ...(fenced ? ['attempt'] : []), ...assigned.map(([name]) => name), ...remove, ...count];
  return {
    Key: { delivery_id: deliveryId },
    UpdateExpression: `SET ${sets.join(', ')}${remove.length > 0 ? ` REMOVE ${remove.map((name) => `#${name}`).join(', ')}` : ''}`,
    ConditionExpression: conditions.join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(states),
      ...Object.fromEntries(assigned.map(([name, value]) => [`:${name}`, value])),
      ...(fenced ? { ':attempt': attempt } : {}),
      ...(count.length > 0 ? { ':one': 1 } : {}),
      ...values,
    },
  };
}
