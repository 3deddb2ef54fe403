/** `/v1/events`: what happened to an account's audits and schedules, whether a webhook was told or not. */
import * as z from 'zod';
import { accountEventTypes, deliveryStates, givenUpReasons } from '../../../core/webhooks/delivery.ts';
import type { Operations } from './operation.ts';
import { auditId, livemode, timestamp } from './parts.ts';
import { changedEventSchema, skippedEventSchema, webhookEvent } from './webhook-event.ts';

/** Query of `GET /v1/events`. */
export const listEventsQuery = z.strictObject({
  limit: z
    .string()
    .regex(/^(?:[1-9]|[1-9]\d|100)$/u, 'limit must be a whole number from 1 to 100')
    .transform(Number)
    .default(20)
    .meta({ description: 'How many events at most, 1 to 100.' }),
  cursor: z.string().max(500).exactOptional().meta({ description: '`next_cursor` of the page before.' }),
  since: z.iso
    .datetime({ offset: true })
    .exactOptional()
    .meta({ description: 'Events of this moment and later alone.', examples: ['2026-11-20T22:15:04.123Z'] }),
  type: z.enum(accountEventTypes).exactOptional(),
});

const delivery = z.object({
  state: z.enum(deliveryStates).meta({
    description:
      '`pending`: under way. `delivered`: taken by the webhook. `given_up`: no more tries. `unsent`: the key had no webhook.',
  }),
  attempts: z.int().meta({ description: 'How often it was tried.' }),
  last_result: z.string().exactOptional().meta({ description: 'Status or failure of the last try.' }),
  next_attempt_at: timestamp.exactOptional(),
  given_up_reason: z.enum(givenUpReasons).exactOptional(),
});

const event = z.object({
  event_id: z.string().meta({ description: 'The `webhook-id` of its message.' }),
  type: z.enum(accountEventTypes),
  timestamp: timestamp.meta({ description: 'When it happened.' }),
  audit_id: auditId.exactOptional().meta({ description: 'Absent where a schedule launched none.' }),
  livemode,
  delivery,
});

export const eventList = z.object({
  events: z.array(event),
  next_cursor: z
    .string()
    .exactOptional()
    .meta({ description: 'There when more may follow, even if a filter left this page empty.' }),
});

export const eventRead = event.extend({
  data: z
    .union([webhookEvent.shape.data, changedEventSchema.shape.data, skippedEventSchema.shape.data])
    .meta({ description: 'What the webhook was sent, or would have been.' }),
});

export type EventSummary = z.infer<typeof event>;
export type EventList = z.infer<typeof eventList>;
export type EventRead = z.infer<typeof eventRead>;

export const eventOperations = {
  'GET /v1/events': {
    id: 'listEvents',
    tag: 'Events',
    summary: "List the account's events, newest first",
    description: 'Of every key, with a webhook or without. An event is kept for 30 days after its last try.',
    query: listEventsQuery,
    answers: { 200: { description: 'One page', body: { EventList: eventList } } },
    errors: [401, 422, 429, 500, 503],
  },
  'GET /v1/events/{event_id}': {
    id: 'getEvent',
    tag: 'Events',
    summary: 'Read an event with what its webhook was sent',
    answers: { 200: { description: 'The event', body: { Event: eventRead } } },
    errors: [401, 404, 429, 500, 503],
  },
  'POST /v1/events/{event_id}/resend': {
    id: 'resendEvent',
    tag: 'Events',
    summary: 'Send an event again',
    description:
      'A new round of tries under the same id begins at once, to the webhook that the key has now. Refused with 409 if it has none, if it is disabled, or while a try is under way. A body is not read.',
    answers: { 202: { description: 'Under way', body: { Event: eventRead } } },
    errors: [401, 404, 409, 429, 500, 503],
  },
} satisfies Operations;
