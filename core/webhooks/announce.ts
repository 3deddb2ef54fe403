/** Announces the end of an audit to the webhook of its key: a delivery that is kept with the end itself, then sent. */
import type { Delivery } from './delivery.ts';
import { auditEvent, type EndedAudit } from './event.ts';
import type { WebhookReader } from './webhook.ts';

/** Hands a delivery to a worker, after `delayMs` (at most 15 minutes) when it is given. */
export interface DeliveryQueue {
  send(message: { deliveryId: string; accountId: string; delayMs?: number }): Promise<void>;
}

/** What ends an audit needs of webhooks. */
export interface Announcing {
  webhooks: WebhookReader;
  deliveries: DeliveryQueue;
}

/** How long a message may take to its worker before recovery sends another one. */
export const messageGraceMs = 60_000;

/**
 * The delivery that the end of this audit calls for; undefined when its key has no webhook now.
 *
 * An audit ends once, so its id makes the delivery's: whoever ends it, there is one event. A disabled webhook has its
 * events kept, too: the worker gives them up unsent, and they can be sent again once it is enabled.
 */
export async function deliveryOf(ended: EndedAudit, webhooks: WebhookReader): Promise<Delivery | undefined> {
  const webhook = await webhooks.get(ended.key_id);
  if (!webhook) return undefined;
  const event = auditEvent(ended);
  const at = ended.completed_at;
  return {
    delivery_id: `evt_${ended.audit_id}`,
    account_id: ended.account_id,
    key_id: ended.key_id,
    audit_id: ended.audit_id,
    type: event.type,
    url: webhook.url,
    body: JSON.stringify(event),
    state: 'pending',
    created_at: at,
    updated_at: at,
    next_attempt_at: at,
    due_at: new Date(Date.parse(at) + messageGraceMs).toISOString(),
    resent: 0,
    tries: 0,
    attempt: 0,
    attempts: [],
  };
}

/** Sends a kept delivery to its worker. A message that cannot be sent is made good by recovery. */
export async function announce(delivery: Delivery | undefined, queue: DeliveryQueue): Promise<void> {
  if (!delivery) return;
  await queue.send({ deliveryId: delivery.delivery_id, accountId: delivery.account_id }).catch(() => {});
}
