/** Builds the event of the end of an audit, which is announced to the webhook of its key. */
import type { DeliveryQueue } from '../webhooks/announce.ts';
import type { Delivery } from '../webhooks/delivery.ts';
import { newDeliveryOf } from '../webhooks/new-delivery.ts';
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
 * Returns the delivery to store for the end of this audit.
 *
 * The delivery's id is derived from the audit's, so that there is one event whoever ends the audit.
 */
export function deliveryOf(ended: EndedAudit, webhooks: WebhookReader): Promise<Delivery> {
  const { audit_id, account_id, key_id } = ended;
  return newDeliveryOf({ delivery_id: `evt_${audit_id}`, account_id, key_id, audit_id }, auditEvent(ended), webhooks);
}
