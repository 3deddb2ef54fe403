/** A new delivery of an event, whatever the event says. */
import { messageGraceMs } from './announce.ts';
import type { Delivery } from './delivery.ts';
import type { WebhookReader } from './webhook.ts';

type About = Pick<Delivery, 'delivery_id' | 'account_id' | 'key_id' | 'audit_id'>;

/**
 * Returns the delivery to store for an event; `unsent` if its key has no webhook now.
 *
 * Events for a disabled webhook are stored too: the worker gives them up unsent, and they can be sent again once it is
 * enabled.
 */
export async function newDeliveryOf(
  about: About,
  event: { type: Delivery['type']; timestamp: string },
  webhooks: WebhookReader,
): Promise<Delivery> {
  const webhook = await webhooks.get(about.key_id);
  const at = event.timestamp;
  return {
    ...about,
    type: event.type,
    url: webhook?.url ?? '',
    body: JSON.stringify(event),
    state: webhook ? 'pending' : 'unsent',
    created_at: at,
    updated_at: at,
    ...(webhook
      ? { next_attempt_at: at, due_at: new Date(Date.parse(at) + messageGraceMs).toISOString() }
      : { ended_at: at }),
    resent: 0,
    tries: 0,
    attempt: 0,
    attempts: [],
  };
}
