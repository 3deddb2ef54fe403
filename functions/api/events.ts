/** /v1/events: lists an account's events, reads one, and sends one again. */
import * as z from 'zod';
import { ServiceError } from '../../core/service-error.ts';
import { isLive } from '../../core/test-mode.ts';
import type { DeliveryQueue } from '../../core/webhooks/announce.ts';
import {
  type Deliveries,
  type DeliverySummary,
  type EventPosition,
  type EventQuery,
  readDelivery,
} from '../../core/webhooks/deliveries.ts';
import { type Delivery, isAccountEventId, isDeliveryId, testEventType } from '../../core/webhooks/delivery.ts';
import { resendDelivery } from '../../core/webhooks/resend.ts';
import type { WebhookReader } from '../../core/webhooks/webhook.ts';
import { apiHandler } from '../runtime/api-handler.ts';
import { fromCursor, parseQuery, toCursor } from '../runtime/parse-request.ts';
import { resendRefusal } from './audits/resend-refusal.ts';
import { type EventList, type EventRead, type EventSummary, listEventsQuery } from './contract/events.ts';

export interface EventsDeps {
  deliveries: Pick<Deliveries, 'get' | 'listEvents' | 'resend'>;
  webhooks: WebhookReader;
  queue: DeliveryQueue;
  now: () => Date;
}

export function createHandler(deps: EventsDeps) {
  return apiHandler(async ({ event, authenticated: { caller } }) => {
    const { accountId } = caller;
    const { event_id: deliveryId } = event.pathParameters ?? {};
    if (deliveryId === undefined) {
      const { events, next } = await deps.deliveries.listEvents(accountId, asked(parseQuery(event, listEventsQuery)));
      const livemode = isLive(accountId);
      const body: EventList = {
        events: events.map((each) => summaryOf(each, livemode)),
        ...(next ? { next_cursor: cursorOf(next) } : {}),
      };
      return { status: 200, body };
    }
    if (!isAccountEventId(deliveryId)) throw notFound();
    if (event.httpMethod === 'GET') {
      return { status: 200, body: readOf(await readDelivery(accountId, deliveryId, deps.deliveries)) };
    }
    const resending = await resendDelivery({ deliveryId, accountId }, deps);
    if (resending.outcome !== 'sent') throw resendRefusal(resending.outcome);
    return { status: 202, body: readOf(resending.delivery) };
  });
}

function asked({ limit, cursor, since, type }: z.output<typeof listEventsQuery>): EventQuery {
  return {
    limit,
    ...(cursor === undefined ? {} : { after: positionOf(cursor) }),
    ...(since === undefined ? {} : { since: new Date(since) }),
    ...(type === undefined ? {} : { type }),
  };
}

/** Tests are no events of the account: the dashboard alone shows them. */
function notFound(): ServiceError {
  return new ServiceError('not_found', 'There is nothing at this address.');
}

function summaryOf(delivery: DeliverySummary, livemode: boolean): EventSummary {
  const { delivery_id, type, created_at, audit_id, state, attempt } = delivery;
  if (type === testEventType) throw notFound();
  const { last_result, next_attempt_at, given_up_reason } = delivery;
  return {
    event_id: delivery_id,
    type,
    timestamp: created_at,
    ...(audit_id === undefined ? {} : { audit_id }),
    livemode,
    delivery: {
      state,
      attempts: attempt,
      ...(last_result === undefined ? {} : { last_result }),
      ...(next_attempt_at === undefined ? {} : { next_attempt_at }),
      ...(given_up_reason === undefined ? {} : { given_up_reason }),
    },
  };
}

function readOf(delivery: Delivery): EventRead {
  // Our workers wrote it (core/audits/audit-event.ts, core/schedules/schedule-events.ts).
  const { data }: Pick<EventRead, 'data'> = JSON.parse(delivery.body);
  const livemode = isLive(delivery.account_id);
  // Events of before test mode do not say it themselves.
  return { ...summaryOf(delivery, livemode), data: { ...data, livemode } };
}

const position = z.tuple([z.string().refine(isDeliveryId), z.iso.datetime({ precision: 3 })]);

function cursorOf({ delivery_id, created_at }: EventPosition): string {
  return toCursor([delivery_id, created_at]);
}

function positionOf(cursor: string): EventPosition {
  const [delivery_id, created_at] = fromCursor(cursor, position);
  return { delivery_id, created_at };
}
