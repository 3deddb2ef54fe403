/** /dashboard/deliveries: events on their way to the account's webhooks, their attempts, and sending one again. */
import * as z from 'zod';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { dynamoDeliveries } from '../../adapters/dynamo/deliveries.ts';
import { dynamoWebhookReader } from '../../adapters/dynamo/webhooks.ts';
import { sqsClient } from '../../adapters/sqs/audit-queue.ts';
import { sqsDeliveryQueue } from '../../adapters/sqs/delivery-queue.ts';
import { ServiceError } from '../../core/service-error.ts';
import { readDelivery } from '../../core/webhooks/deliveries.ts';
import type { Delivery } from '../../core/webhooks/delivery.ts';
import { type Resending, resendDelivery } from '../../core/webhooks/resend.ts';
import { dashboardHandler } from '../runtime/dashboard-handler.ts';
import { readEnv, required } from '../runtime/env.ts';
import { parseQuery } from '../runtime/parse-request.ts';
import { type DeliveryList, type DeliveryRead, listDeliveriesQuery } from './contract.ts';

const envSchema = z.object({ DELIVERIES_TABLE: required, WEBHOOKS_TABLE: required, DELIVERIES_QUEUE_URL: required });
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const client = documentClient();
const deliveries = dynamoDeliveries(client, env.DELIVERIES_TABLE);
const deps = {
  deliveries,
  webhooks: dynamoWebhookReader(client, env.WEBHOOKS_TABLE),
  queue: sqsDeliveryQueue(sqsClient(), env.DELIVERIES_QUEUE_URL),
  now: () => new Date(),
};

export const handler = dashboardHandler({
  'GET /dashboard/deliveries': async ({ event, signedIn }) => {
    const { limit, state } = parseQuery(event, listDeliveriesQuery);
    const found = await deliveries.list(signedIn.accountId, { limit, ...(state === undefined ? {} : { state }) });
    return { status: 200, body: { deliveries: found } satisfies DeliveryList };
  },

  'GET /dashboard/deliveries/{delivery_id}': async ({ signedIn, parameter }) => {
    const found = await readDelivery(signedIn.accountId, parameter('delivery_id'), deliveries);
    return { status: 200, body: toRead(found) };
  },

  'POST /dashboard/deliveries/{delivery_id}/resend': async ({ signedIn, parameter }) => {
    const ids = { deliveryId: parameter('delivery_id'), accountId: signedIn.accountId };
    const resending = await resendDelivery(ids, deps);
    if (resending.outcome !== 'sent') throw refusalOf(resending.outcome);
    return { status: 202, body: toRead(resending.delivery) };
  },
});

type Refused = Exclude<Resending['outcome'], 'sent'>;

function refusalOf(outcome: Refused): ServiceError {
  const conflicts: Record<Exclude<Refused, 'unknown'>, string> = {
    busy: 'An attempt is under way: look again in a minute.',
    no_webhook: 'The key of this event has no webhook any more: give it one first.',
    webhook_disabled: 'The webhook of this event’s key is disabled: enable it first.',
  };
  return outcome === 'unknown'
    ? new ServiceError('not_found', 'There is nothing at this address.')
    : new ServiceError('conflict', conflicts[outcome]);
}

function toRead(delivery: Delivery): DeliveryRead {
  const { next_attempt_at, ended_at, last_result, given_up_reason } = delivery;
  return {
    delivery_id: delivery.delivery_id,
    key_id: delivery.key_id,
    audit_id: delivery.audit_id,
    type: delivery.type,
    state: delivery.state,
    created_at: delivery.created_at,
    attempt: delivery.attempt,
    ...(next_attempt_at === undefined ? {} : { next_attempt_at }),
    ...(ended_at === undefined ? {} : { ended_at }),
    ...(last_result === undefined ? {} : { last_result }),
    ...(given_up_reason === undefined ? {} : { given_up_reason }),
    url: delivery.url,
    body: delivery.body,
    attempts: delivery.attempts,
  };
}
