/** Ends an audit whose message the queue gave up on, so that it does not stay unfinished. */
import type { AnnounceDeps } from './announce-end.ts';
import { type FailureCode, hasEnded } from './audit.ts';
import { failAudit } from './fail-audit.ts';
import type { UnfinishedAudits } from './unfinished-audits.ts';

/**
 * Fails the audit with the failure of its last attempt. Undefined if it has ended, is unknown, or an attempt is alive.
 */
export async function abandonAudit(
  auditId: string,
  deps: { audits: Pick<UnfinishedAudits, 'get' | 'fail'>; now: () => Date } & AnnounceDeps,
): Promise<FailureCode | undefined> {
  const audit = await deps.audits.get(auditId);
  if (!audit || hasEnded(audit.status)) return undefined;
  if (audit.lease_until !== undefined && audit.lease_until > deps.now().toISOString()) return undefined;
  const code = audit.last_failure ?? 'internal';
  return (await failAudit(audit, code, deps)) ? code : undefined;
}
