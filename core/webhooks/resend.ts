/** Sends an event again on request: a new round of tries under the same id. */
import { isOwner, type Owners } from '../test-mode.ts';
import { announce, type DeliveryQueue, messageGraceMs } from './announce.ts';
import type { Deliveries } from './deliveries.ts';
import { type Delivery, isDeliveryId } from './delivery.ts';
import type { WebhookReader } from './webhook.ts';

export type ResendOutcome =
  | { outcome: 'sent'; delivery: Delivery }
  /** The account has no such delivery. */
  | { outcome: 'unknown' }
  /** An attempt is under way. */
  | { outcome: 'busy' }
  | { outcome: 'no_webhook' }
  | { outcome: 'webhook_disabled' };

/** Begins a new round immediately, to the current address of the key's webhook. */
export async function resendDelivery(
  { deliveryId, accountId: owners }: { deliveryId: string; accountId: Owners },
  deps: {
    deliveries: Pick<Deliveries, 'get' | 'resend'>;
    webhooks: WebhookReader;
    queue: DeliveryQueue;
    now: () => Date;
  },
): Promise<ResendOutcome> {
  const seen = isDeliveryId(deliveryId) ? await deps.deliveries.get(deliveryId) : undefined;
  if (seen === undefined || !isOwner(owners, seen.account_id)) return { outcome: 'unknown' };
  const webhook = await deps.webhooks.get(seen.key_id);
  if (!webhook) return { outcome: 'no_webhook' };
  if (webhook.disabled_at !== undefined) return { outcome: 'webhook_disabled' };
  const now = deps.now();
  const dueAt = new Date(now.getTime() + messageGraceMs);
  const again = { deliveryId, attempt: seen.attempt, url: webhook.url, now, dueAt };
  const delivery = await deps.deliveries.resend(again);
  if (!delivery) return { outcome: 'busy' };
  await announce(delivery, deps.queue);
  return { outcome: 'sent', delivery };
}
