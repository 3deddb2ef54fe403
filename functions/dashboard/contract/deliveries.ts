/** Schemas of `/dashboard/deliveries`: what is sent to webhooks. */
import * as z from 'zod';
import { deliveryFailures, deliveryStates, eventTypes, givenUpReasons } from '../../../core/webhooks/delivery.ts';
import { livemode, timestamp } from '../../api/contract/parts.ts';

const attempt = z.object({
  at: timestamp,
  duration_ms: z.int(),
  url: z.string(),
  status: z.int().exactOptional().meta({ description: 'The answer, when there was one.' }),
  failure: z.enum(deliveryFailures).exactOptional().meta({ description: 'Why there was none.' }),
  answer: z
    .string()
    .exactOptional()
    .meta({ description: 'The first KiB of the answer, printable; the receiver wrote it.' }),
});

/** A delivery as shown in lists. */
export const delivery = z.object({
  delivery_id: z.string(),
  key_id: z.string(),
  audit_id: z.string().exactOptional().meta({ description: 'Missing in a test.' }),
  type: z.enum(eventTypes),
  livemode,
  state: z.enum(deliveryStates),
  created_at: timestamp,
  attempt: z.int().meta({ description: 'How many attempts were made.' }),
  next_attempt_at: timestamp.exactOptional(),
  ended_at: timestamp.exactOptional(),
  last_result: z.string().exactOptional(),
  given_up_reason: z.enum(givenUpReasons).exactOptional(),
});

/** Query of `GET /dashboard/deliveries`. */
export const listDeliveriesQuery = z.strictObject({
  limit: z
    .string()
    .regex(/^(?:[1-9]|[1-9]\d|100)$/u, 'limit must be a whole number from 1 to 100')
    .transform(Number)
    .default(50),
  state: z.enum(deliveryStates).exactOptional(),
});

/** Body of `POST /dashboard/deliveries`: the key whose webhook a test is sent to. 202 is `deliveryRead`. */
export const sendTestBody = z.strictObject({ key_id: z.string().min(1).max(100) });

/** `GET /dashboard/deliveries`, newest first. */
export const deliveryList = z.object({ deliveries: z.array(delivery) });

/** `GET /dashboard/deliveries/{delivery_id}`, and 202 of `POST …/{delivery_id}/resend`. */
export const deliveryRead = delivery.extend({
  url: z.string(),
  body: z.string().meta({ description: 'What was sent.' }),
  attempts: z.array(attempt),
});

export type ListedDelivery = z.infer<typeof delivery>;
export type DeliveryList = z.infer<typeof deliveryList>;
export type DeliveryRead = z.infer<typeof deliveryRead>;
