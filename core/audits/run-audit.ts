/** Runs one audit: claims it, analyses, keeps the output, and says what became of it. */
import type { AuditOrder as AnalysisOrder, AnalysisOutcome } from '../../analysis/index.ts';
import { type Announcing, announce, deliveryOf } from '../webhooks/announce.ts';
import type { Audit, FailureCode } from './audit.ts';
import { failAudit } from './fail-audit.ts';
import { leaseMs, maxAttempts, progressEveryMs, retryDelayMs } from './leases.ts';
import type { UnfinishedAudits } from './unfinished-audits.ts';

/** What became of a message. All but `retry` mean that it is done with. */
export type RunOutcome =
  | { outcome: 'completed'; audit: Audit }
  | { outcome: 'failed'; audit: Audit; code: FailureCode; cause?: unknown }
  /** Worth another try after `delayMs`. */
  | { outcome: 'retry'; audit: Audit; code: FailureCode; delayMs: number; cause?: unknown }
  /** Ended already, in another attempt's hands, or unknown: the same message twice is harmless. */
  | { outcome: 'not_ours' };

type Progress = { progress: number; step: string };

/** The engine as this use case needs it. */
export type Analyze = (
  order: AnalysisOrder,
  onProgress: (progress: Progress) => Promise<void>,
) => Promise<AnalysisOutcome>;

/** Another attempt has taken the audit over; whatever this one found is void. */
class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

interface Ending extends Announcing {
  audits: UnfinishedAudits;
  now: () => Date;
}

/** Runs the audit unless it has ended or another attempt holds it. Throws when a store fails; recovery covers that. */
export async function runAudit(auditId: string, deps: Ending & { analyze: Analyze }): Promise<RunOutcome> {
  const { audits, now } = deps;
  const claimedAt = now();
  const audit = await audits.claim({ auditId, now: claimedAt, leaseUntil: new Date(claimedAt.getTime() + leaseMs) });
  if (!audit) return { outcome: 'not_ours' };
  if (audit.attempt > maxAttempts) return fail(audit, audit.last_failure ?? 'analysis_timeout', deps);
  try {
    const analysis = await deps.analyze(orderOf(audit), reportProgress(audit, deps));
    if (analysis.outcome === 'report') return await complete(audit, analysis.report, deps);
    if (analysis.retryable) return await retryOrFail(audit, analysis.code, deps, analysis.detail);
    return await fail(audit, analysis.code, deps, analysis.detail);
  } catch (error) {
    if (error instanceof LeaseLost) return { outcome: 'not_ours' };
    return retryOrFail(audit, 'internal', deps, error);
  }
}

async function complete(
  audit: Audit,
  report: Extract<AnalysisOutcome, { outcome: 'report' }>['report'],
  { audits, now, webhooks, deliveries }: Ending,
): Promise<RunOutcome> {
  const at = now();
  const output = { ...report, metadata: { ...report.metadata, completed_at: at.toISOString() } };
  const delivery = await deliveryOf({ ...audit, completed_at: at.toISOString() }, webhooks);
  const completed = await audits.complete({
    auditId: audit.audit_id,
    attempt: audit.attempt,
    outputJson: JSON.stringify(output),
    at,
    ...(delivery ? { delivery } : {}),
  });
  if (!completed) return { outcome: 'not_ours' };
  await announce(delivery, deliveries);
  return { outcome: 'completed', audit };
}

async function fail(audit: Audit, code: FailureCode, deps: Ending, cause?: unknown): Promise<RunOutcome> {
  return (await failAudit(audit, code, deps)) ? { outcome: 'failed', audit, code, cause } : { outcome: 'not_ours' };
}

async function retryOrFail(audit: Audit, code: FailureCode, deps: Ending, cause: unknown): Promise<RunOutcome> {
  if (audit.attempt >= maxAttempts) return fail(audit, code, deps, cause);
  const now = deps.now();
  const delayMs = retryDelayMs(audit.attempt);
  const retryAt = new Date(now.getTime() + delayMs);
  const released = await deps.audits.release({
    auditId: audit.audit_id,
    attempt: audit.attempt,
    failure: code,
    now,
    retryAt,
  });
  return released ? { outcome: 'retry', audit, code, delayMs, cause } : { outcome: 'not_ours' };
}

function orderOf(audit: Audit): AnalysisOrder {
  const {
    audit_id,
    audit_type,
    keyword,
    user_url,
    language,
    country,
    created_at,
    started_at = audit.updated_at,
  } = audit;
  return {
    audit_id,
    audit_type,
    keyword,
    language,
    country,
    created_at,
    started_at,
    ...(user_url === undefined ? {} : { user_url }),
  };
}

function reportProgress(
  audit: Audit,
  { audits, now }: { audits: UnfinishedAudits; now: () => Date },
): (progress: Progress) => Promise<void> {
  let writtenMs = Number.NEGATIVE_INFINITY;
  return async ({ progress, step }) => {
    const time = now();
    if (time.getTime() - writtenMs < progressEveryMs) return;
    writtenMs = time.getTime();
    const leaseUntil = new Date(time.getTime() + leaseMs);
    const held = await audits.progress({
      auditId: audit.audit_id,
      attempt: audit.attempt,
      progress,
      step,
      now: time,
      leaseUntil,
    });
    if (!held) throw new LeaseLost();
  };
}
