/** Finds audits that no worker is processing, and sends them again or ends them: no audit is lost. */
import { type SweepDeps, sweep } from '../sweep.ts';
import type { AnnounceDeps } from './announce-end.ts';
import { type Audit, type FailureCode, hasEnded } from './audit.ts';
import { failAudit } from './fail-audit.ts';
import { maxAttempts, maxPendingMs, pendingResendMs } from './leases.ts';
import type { AuditQueue } from './request-audit.ts';
import type { UnfinishedAudits } from './unfinished-audits.ts';

/** The result of a sweep. `overflow`: time ran out, and the next sweep continues. */
export interface Recovery {
  resent: string[];
  failed: { auditId: string; code: FailureCode }[];
  overflow: boolean;
}

type Decision =
  | { action: 'none' }
  | { action: 'wait'; until: Date }
  | { action: 'resend'; checkAt: Date }
  | { action: 'fail'; code: FailureCode };

/** Decides what an audit needs at `now`: nothing if it has changed since the index listed it. */
export function decideRecovery(audit: Audit, now: Date): Decision {
  const { status, check_at: checkAt = '', lease_until: leaseUntil = '' } = audit;
  if (hasEnded(status) || checkAt > now.toISOString()) return { action: 'none' };
  const later = (ms: number): Date => new Date(now.getTime() + ms);
  if (status === 'pending') {
    if (now.getTime() - Date.parse(audit.created_at) > maxPendingMs) return { action: 'fail', code: 'internal' };
    return { action: 'resend', checkAt: later(pendingResendMs(audit.resent + 1)) };
  }
  // Progress renews only the lease, not `check_at`.
  if (leaseUntil > now.toISOString()) return { action: 'wait', until: new Date(leaseUntil) };
  if (audit.attempt >= maxAttempts) return { action: 'fail', code: audit.last_failure ?? 'analysis_timeout' };
  return { action: 'resend', checkAt: later(pendingResendMs(audit.resent)) };
}

/** Runs one sweep. Every write is conditional on the state that was read, so a concurrent change wins. */
export async function recoverAudits(
  deps: {
    audits: Pick<UnfinishedAudits, 'get' | 'listDue' | 'noteResent' | 'postpone' | 'fail'>;
    queue: AuditQueue;
  } & SweepDeps &
    AnnounceDeps,
): Promise<Recovery> {
  const { audits, queue } = deps;
  const resent: Recovery['resent'] = [];
  const failed: Recovery['failed'] = [];
  const handle = async (auditId: string): Promise<void> => {
    const audit = await audits.get(auditId);
    if (audit === undefined) return;
    const now = deps.now();
    const decision = decideRecovery(audit, now);
    const seen = { auditId, attempt: audit.attempt, now };
    if (decision.action === 'wait') {
      await audits.postpone({ ...seen, checkAt: decision.until });
    } else if (decision.action === 'fail') {
      if (await failAudit(audit, decision.code, deps)) failed.push({ auditId, code: decision.code });
    } else if (decision.action === 'resend') {
      if (!(await audits.noteResent({ ...seen, resent: audit.resent, checkAt: decision.checkAt }))) return;
      await queue.send({ auditId, accountId: audit.account_id });
      resent.push(auditId);
    }
  };
  const overflow = await sweep({ list: audits.listDue, handle: ({ audit_id }) => handle(audit_id) }, deps);
  return { resent, failed, overflow };
}
