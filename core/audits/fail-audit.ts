/** Ends an audit as failed and announces it; a failure of the service returns the unit of quota, once. */

import { monthScope, windowAt } from '../accounts/windows.ts';
import { isLive } from '../test-mode.ts';
import { announce } from '../webhooks/announce.ts';
import { type AnnounceDeps, deliveryOf } from './announce-end.ts';
import { type Audit, type FailureCode, failures } from './audit.ts';
import type { UnfinishedAudits } from './unfinished-audits.ts';

/**
 * Fails the audit if it has not changed since it was read.
 *
 * The unit goes back to the month in which the audit was ordered. Test mode returns none: its limit bounds what it
 * costs.
 */
export async function failAudit(
  audit: Audit,
  code: FailureCode,
  { audits, now, webhooks, deliveries }: { audits: Pick<UnfinishedAudits, 'fail'>; now: () => Date } & AnnounceDeps,
): Promise<boolean> {
  const { message: reason, ours } = failures[code];
  const givesBack = ours && isLive(audit.account_id);
  const message = givesBack ? `${reason} The quota unit was given back.` : reason;
  const at = now();
  const delivery = await deliveryOf({ ...audit, completed_at: at.toISOString(), error: { code, message } }, webhooks);
  const failed = await audits.fail({
    auditId: audit.audit_id,
    attempt: audit.attempt,
    code,
    message,
    at,
    ...(givesBack ? { giveBackTo: monthScope(audit.account_id, windowAt('month', new Date(audit.created_at))) } : {}),
    delivery,
  });
  if (failed) await announce(delivery, deliveries);
  return failed;
}
