/** Builds the event of the end of an audit, which is announced to the webhook of its key. */
import { type DeliveryQueue, messageGraceMs } from '../webhooks/announce.ts';
import type { Delivery } from '../webhooks/delivery.ts';
import type { WebhookReader } from '../webhooks/webhook.ts';
import { auditEvent, type EndedAudit } from './audit-event.ts';
import type { UnfinishedAudits } from './unfinished-audits.ts';

/** The webhook dependencies of ending an audit. */
export interface AnnounceDeps {
  webhooks: WebhookReader;
  deliveries: DeliveryQueue;
}

/** The dependencies of ending an audit. */
export interface EndAuditDeps extends AnnounceDeps {
  audits: UnfinishedAudits;
  now: () => Date;
}

/**
 * Returns the delivery to store for the end of this audit; `unsent` if its key has no webhook now.
 *
 * The delivery's id is derived from the audit's, so that there is one event whoever ends the audit. Events for a
 * disabled webhook are stored too: the worker gives them up unsent, and they can be sent again once it is enabled.
 */
export async function deliveryOf(ended: EndedAudit, webhooks: WebhookReader): Promise<Delivery> {
  const webhook = await webhooks.get(ended.key_id);
  const event = auditEvent(ended);
  const at = ended.completed_at;
  return {
    delivery_id: `evt_${ended.audit_id}`,
    account_id: ended.account_id,
    key_id: ended.key_id,
    audit_id: ended.audit_id,
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
