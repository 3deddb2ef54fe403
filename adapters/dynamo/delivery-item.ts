/** Maps deliveries to DynamoDB items, and creates them. */
import * as z from 'zod';
import { shardOf } from '../../core/sweep.ts';
import {
  type Delivery,
  deliveryFailures,
  deliveryStates,
  eventTypes,
  givenUpReasons,
} from '../../core/webhooks/delivery.ts';

/** The shard key of the sparse index `due`; an ended delivery leaves the index by losing this attribute. */
export const dueMark = (shard: number): string => `DELIVERY#${shard}`;

/** How long a delivery is kept for inspection after its last change. */
const keptSeconds = 30 * 86_400;

const attemptItem = z.object({
  at: z.string(),
  duration_ms: z.number(),
  url: z.string(),
  status: z.number().exactOptional(),
  failure: z.enum(deliveryFailures).exactOptional(),
  answer: z.string().exactOptional(),
});

/** The attributes of a delivery in the index `by-account`. */
export const deliverySummaryItem = z.object({
  delivery_id: z.string(),
  key_id: z.string(),
  audit_id: z.string().exactOptional(),
  type: z.enum(eventTypes),
  state: z.enum(deliveryStates),
  created_at: z.string(),
  attempt: z.number(),
  next_attempt_at: z.string().exactOptional(),
  ended_at: z.string().exactOptional(),
  last_result: z.string().exactOptional(),
  given_up_reason: z.enum(givenUpReasons).exactOptional(),
});

/** Where a page of the index `by-account` ends. */
export const eventPositionItem = deliverySummaryItem.pick({ delivery_id: true, created_at: true });

const deliveryItem = deliverySummaryItem.extend({
  account_id: z.string(),
  url: z.string(),
  body: z.string(),
  updated_at: z.string(),
  lease_until: z.string().exactOptional(),
  due_at: z.string().exactOptional(),
  resent: z.number(),
  tries: z.number(),
  lost: z.number().exactOptional(),
  attempts: z.array(attemptItem),
});

/** The attributes of a delivery in the index `due`. */
export const dueItem = z.object({
  delivery_id: z.string(),
  account_id: z.string(),
  attempt: z.number(),
  resent: z.number(),
  due_at: z.string(),
});

/** Where a page of the index `due` ends. */
export const duePositionItem = dueItem.pick({ delivery_id: true, due_at: true });

/** @throws ZodError if the item does not match the schema. */
export function deliveryFromItem(item: unknown): Delivery {
  return deliveryItem.parse(item);
}

/** The write of a new delivery: part of the transaction that ends its audit, or a write of its own. */
export function newDelivery(table: string, delivery: Delivery) {
  return {
    Put: {
      TableName: table,
      Item: {
        ...delivery,
        // An unsent one is due for nothing.
        ...(delivery.due_at === undefined ? {} : { due: dueMark(shardOf(delivery.delivery_id)) }),
        ttl: expiryAt(new Date(delivery.created_at)),
      },
      ConditionExpression: 'attribute_not_exists(delivery_id)',
    },
  };
}

/** When the table may delete a delivery that changed at `time`, in Unix seconds. */
export function expiryAt(time: Date): number {
  return Math.floor(time.getTime() / 1000) + keptSeconds;
}
