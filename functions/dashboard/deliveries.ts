/**
 * /dashboard/deliveries: lists events sent to the account's webhooks with their attempts, sends one again, and sends
 * tests.
 */
import { isLive, ownerId, ownerIds } from '../../core/test-mode.ts';
import type { DeliveryQueue } from '../../core/webhooks/announce.ts';
import { type Deliveries, readDelivery } from '../../core/webhooks/deliveries.ts';
import type { Delivery } from '../../core/webhooks/delivery.ts';
import { resendDelivery } from '../../core/webhooks/resend.ts';
import { sendTest } from '../../core/webhooks/send-test.ts';
import type { WebhookReader } from '../../core/webhooks/webhook.ts';
import { resendRefusal } from '../api/audits/resend-refusal.ts';
import { maxBodyBytes } from '../api/contract/launch.ts';
import { dashboardHandler } from '../runtime/dashboard-handler.ts';
import { parseBody, parseQuery } from '../runtime/parse-request.ts';
import { type DeliveryList, type DeliveryRead, listDeliveriesQuery, sendTestBody } from './contract/deliveries.ts';

export interface DashboardDeliveriesDeps {
  deliveries: Pick<Deliveries, 'add' | 'get' | 'list' | 'resend'>;
  webhooks: WebhookReader;
  queue: DeliveryQueue;
  now: () => Date;
}

export function createHandler(deps: DashboardDeliveriesDeps) {
  return dashboardHandler({
    'GET /dashboard/deliveries': async ({ event, signedIn, livemode }) => {
      const { limit, state } = parseQuery(event, listDeliveriesQuery);
      const found = await deps.deliveries.list(ownerId(signedIn.accountId, livemode), {
        limit,
        ...(state === undefined ? {} : { state }),
      });
      return { status: 200, body: { deliveries: found.map((each) => ({ ...each, livemode })) } satisfies DeliveryList };
    },

    'POST /dashboard/deliveries': async ({ event, signedIn }) => {
      const { key_id: keyId } = parseBody(event, sendTestBody, maxBodyBytes);
      return { status: 202, body: toRead(await sendTest({ keyId, accountId: ownerIds(signedIn.accountId) }, deps)) };
    },

    'GET /dashboard/deliveries/{delivery_id}': async ({ signedIn, parameter }) => {
      const found = await readDelivery(ownerIds(signedIn.accountId), parameter('delivery_id'), deps.deliveries);
      return { status: 200, body: toRead(found) };
    },

    'POST /dashboard/deliveries/{delivery_id}/resend': async ({ signedIn, parameter }) => {
      const ids = { deliveryId: parameter('delivery_id'), accountId: ownerIds(signedIn.accountId) };
      const resending = await resendDelivery(ids, deps);
      if (resending.outcome !== 'sent') throw resendRefusal(resending.outcome);
      return { status: 202, body: toRead(resending.delivery) };
    },
  });
}

function toRead(delivery: Delivery): DeliveryRead {
  const { next_attempt_at, ended_at, last_result, given_up_reason } = delivery;
  return {
    delivery_id: delivery.delivery_id,
    key_id: delivery.key_id,
    ...(delivery.audit_id === undefined ? {} : { audit_id: delivery.audit_id }),
    type: delivery.type,
    livemode: isLive(delivery.account_id),
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
