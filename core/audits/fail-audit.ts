/** Ends an audit as failed; a failure of ours gives the unit of quota back, once. */
import { monthScope, windowAt } from '../accounts/windows.ts';
import { type Audit, type FailureCode, failures } from './audit.ts';
import type { UnfinishedAudits } from './unfinished-audits.ts';

/**
 * Fails the audit if nothing has happened to it since it was seen.
 *
 * The unit goes back to the month in which the audit was ordered.
 */
export async function failAudit(
  audit: Pick<Audit, 'audit_id' | 'account_id' | 'attempt' | 'created_at'>,
  code: FailureCode,
  { audits, now }: { audits: Pick<UnfinishedAudits, 'fail'>; now: () => Date },
): Promise<boolean> {
  const { message, ours } = failures[code];
  return audits.fail({
    auditId: audit.audit_id,
    attempt: audit.attempt,
    code,
    message,
    at: now(),
    ...(ours ? { giveBackTo: monthScope(audit.account_id, windowAt('month', new Date(audit.created_at))) } : {}),
  });
}
