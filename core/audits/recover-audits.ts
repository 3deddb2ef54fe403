/** Finds audits that nobody is working on and sends them again, or ends them: a lost message loses nothing. */
import type { Announcing } from '../webhooks/announce.ts';
import type { FailureCode } from './audit.ts';
import { failAudit } from './fail-audit.ts';
import { maxAttempts, maxPendingMs, pendingResendMs } from './leases.ts';
import type { AuditQueue } from './request-audit.ts';
import type { UnfinishedAudit, UnfinishedAudits } from './unfinished-audits.ts';

/** What a sweep did. `overflow` says that it met its limit and the next sweep goes on. */
export interface Recovery {
  resent: string[];
  failed: { auditId: string; code: FailureCode }[];
  overflow: boolean;
}

/** What one sweep looks at: 5,000 index entries are about 1 MB. */
const readLimit = 5_000;
/** What one sweep changes: 500 at some 20 ms each end well within its minute. */
const changeLimit = 500;

type Decision = { action: 'wait' } | { action: 'resend' } | { action: 'fail'; code: FailureCode };

/** What an unfinished audit needs at `now`. */
export function decideRecovery(audit: UnfinishedAudit, now: Date): Decision {
  const unchangedMs = now.getTime() - Date.parse(audit.updated_at);
  if (audit.status === 'pending') {
    if (now.getTime() - Date.parse(audit.created_at) > maxPendingMs) return { action: 'fail', code: 'internal' };
    return { action: unchangedMs >= pendingResendMs(audit.resent) ? 'resend' : 'wait' };
  }
  if (audit.lease_until !== undefined && audit.lease_until > now.toISOString()) return { action: 'wait' };
  if (audit.attempt >= maxAttempts) return { action: 'fail', code: audit.last_failure ?? 'analysis_timeout' };
  const resendAtOnce = audit.resent === 0;
  return { action: resendAtOnce || unchangedMs >= pendingResendMs(audit.resent - 1) ? 'resend' : 'wait' };
}

/** Sweeps once. An audit that changes meanwhile is left alone: every write is conditional on what was seen. */
export async function recoverAudits(
  deps: {
    audits: Pick<UnfinishedAudits, 'get' | 'listUnfinished' | 'noteResent' | 'fail'>;
    queue: AuditQueue;
    now: () => Date;
  } & Announcing,
): Promise<Recovery> {
  const now = deps.now();
  const unfinished = await deps.audits.listUnfinished({ before: now, limit: readLimit });
  const recovery: Recovery = { resent: [], failed: [], overflow: unfinished.length === readLimit };
  for (const audit of unfinished) {
    if (recovery.resent.length + recovery.failed.length >= changeLimit) return { ...recovery, overflow: true };
    const decision = decideRecovery(audit, now);
    if (decision.action === 'fail') {
      // The index holds what a decision needs; what an announcement tells is in the audit.
      const whole = await deps.audits.get(audit.audit_id);
      if (whole?.attempt === audit.attempt && (await failAudit(whole, decision.code, deps)))
        recovery.failed.push({ auditId: audit.audit_id, code: decision.code });
    } else if (decision.action === 'resend') {
      const seen = { auditId: audit.audit_id, attempt: audit.attempt, resent: audit.resent, now };
      if (!(await deps.audits.noteResent(seen))) continue;
      await deps.queue.send({ auditId: audit.audit_id, accountId: audit.account_id });
      recovery.resent.push(audit.audit_id);
    }
  }
  return recovery;
}
