/** How a delivery lies in its table, and how its end of an audit puts it there. */
import * as z from 'zod';
import { shardOf } from '../../core/sweep.ts';
import {
  type Delivery,
  deliveryFailures,
  deliveryStates,
  eventTypes,
  givenUpReasons,
} from '../../core/webhooks/delivery.ts';

/** The shard of the sparse index `due`; a delivery that has ended leaves the index by losing it. */
export const dueMark = (shard: number): string => `DELIVERY#${shard}`;

/** A delivery is kept for inspection for so long after its last change. */
const keptSeconds = 30 * 86_400;

const attemptItem = z.object({
  at: z.string(),
  duration_ms: z.number(),
  url: z.string(),
  status: z.number().exactOptional(),
  failure: z.enum(deliveryFailures).exactOptional(),
  answer: z.string().exactOptional(),
});

/** What the index `by-account` holds of a delivery. */
export const deliverySummaryItem = z.object({
  delivery_id: z.string(),
  key_id: z.string(),
  audit_id: z.string(),
  type: z.enum(eventTypes),
  state: z.enum(deliveryStates),
  created_at: z.string(),
  attempt: z.number(),
  next_attempt_at: z.string().exactOptional(),
  ended_at: z.string().exactOptional(),
  last_result: z.string().exactOptional(),
  given_up_reason: z.enum(givenUpReasons).exactOptional(),
});

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

/** What the index `due` holds of a delivery. */
export const dueItem = z.object({
  delivery_id: z.string(),
  account_id: z.string(),
  attempt: z.number(),
  resent: z.number(),
  due_at: z.string(),
});

/** Where a page of the index `due` ends. */
export const duePositionItem = dueItem.pick({ delivery_id: true, due_at: true });

/** Throws a ZodError when the item is none of ours. */
export function deliveryFromItem(item: unknown): Delivery {
  return deliveryItem.parse(item);
}

/** A new delivery as part of the transaction that ends its audit. */
export function newDelivery(table: string, delivery: Delivery) {
  return {
    Put: {
      TableName: table,
      Item: { ...delivery, due: dueMark(shardOf(delivery.delivery_id)), ttl: expiryAt(new Date(delivery.created_at)) },
      ConditionExpression: 'attribute_not_exists(delivery_id)',
    },
  };
}

/** When the table may drop a delivery that changed at `time`, in Unix seconds. */
export function expiryAt(time: Date): number {
  return Math.floor(time.getTime() / 1000) + keptSeconds;
}
