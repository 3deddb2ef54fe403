/** Runs one audit: claims it, analyses, keeps the output, and says what became of it. */
import type { AuditOrder as AnalysisOrder, AnalysisOutcome, OwnPageStep } from '../../analysis/index.ts';
import { announce } from '../webhooks/announce.ts';
import { deliveryOf, type EndAuditDeps } from './announce-end.ts';
import type { Audit, FailureCode } from './audit.ts';
import { failAudit } from './fail-audit.ts';
import { leaseMs, maxAttempts, maxLost, progressEveryMs, retryDelayMs } from './leases.ts';
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

/**
 * Lambda answers with 6,291,556 bytes at most, and the report travels in that answer as an escaped string. What is larger
 * could be kept and never read. The rest is left for the audit's other fields.
 */
const maxAnsweredBytes = 6_000_000;

/** The engine as this use case needs it. */
export type Analyze = (
  order: AnalysisOrder,
  onProgress: (progress: Progress) => Promise<void>,
) => Promise<AnalysisOutcome>;

/** Another attempt has taken the audit over; whatever this one found is void. */
class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Runs the audit unless it has ended or another attempt holds it. Throws when a store fails; recovery covers that. */
export async function runAudit(auditId: string, deps: EndAuditDeps & { analyze: Analyze }): Promise<RunOutcome> {
  const { audits, now } = deps;
  const claimedAt = now();
  const audit = await audits.claim({ auditId, now: claimedAt, leaseUntil: new Date(claimedAt.getTime() + leaseMs) });
  if (!audit) return { outcome: 'not_ours' };
  if (audit.attempt > maxAttempts) return fail(audit, audit.last_failure ?? 'analysis_timeout', deps);
  if (lostAttempts(audit) >= maxLost) return fail(audit, exhaustedBy(audit.previous_step), deps);
  const teller = progressTeller(audit, deps);
  let analysis: AnalysisOutcome;
  try {
    analysis = await deps.analyze(orderOf(audit), teller.tell);
  } catch (error) {
    if (error instanceof LeaseLost) return { outcome: 'not_ours' };
    // What broke the engine twice breaks it again; a store that failed may be there later.
    const isPoison = audit.last_failure === 'internal' && !teller.isOwn(error);
    return isPoison ? fail(audit, 'internal', deps, error) : retryOrFail(audit, 'internal', deps, error);
  }
  try {
    if (analysis.outcome === 'report') return await complete(audit, analysis.report, deps);
    if (!analysis.retryable) return await fail(audit, analysis.code, deps, analysis.detail);
    if (analysis.code === 'analysis_timeout' && isExhaustedAgain(audit)) {
      return await fail(audit, exhaustedBy(teller.lastStep()), deps, analysis.detail);
    }
    return await retryOrFail(audit, analysis.code, deps, analysis.detail);
  } catch (error) {
    return retryOrFail(audit, 'internal', deps, error);
  }
}

async function complete(
  audit: Audit,
  report: Extract<AnalysisOutcome, { outcome: 'report' }>['report'],
  deps: EndAuditDeps,
): Promise<RunOutcome> {
  const { audits, now, webhooks, deliveries } = deps;
  const at = now();
  const outputJson = JSON.stringify({ ...report, metadata: { ...report.metadata, completed_at: at.toISOString() } });
  if (Buffer.byteLength(JSON.stringify(outputJson)) > maxAnsweredBytes) {
    return fail(audit, 'internal', deps, 'the report is too large to be answered');
  }
  const delivery = await deliveryOf({ ...audit, completed_at: at.toISOString() }, webhooks);
  const completed = await audits.complete({
    auditId: audit.audit_id,
    attempt: audit.attempt,
    outputJson,
    at,
    ...(delivery ? { delivery } : {}),
  });
  if (!completed) return { outcome: 'not_ours' };
  await announce(delivery, deliveries);
  return { outcome: 'completed', audit };
}

async function fail(audit: Audit, code: FailureCode, deps: EndAuditDeps, cause?: unknown): Promise<RunOutcome> {
  return (await failAudit(audit, code, deps)) ? { outcome: 'failed', audit, code, cause } : { outcome: 'not_ours' };
}

/** Attempts before this one whose workers were never heard of again. */
function lostAttempts({ attempt, released = 0 }: Audit): number {
  return attempt - 1 - released;
}

/** Whether an attempt that ran out of time was not the first to use up a worker. */
function isExhaustedAgain(audit: Audit): boolean {
  return audit.last_failure === 'analysis_timeout' || lostAttempts(audit) > 0;
}

const ownPageSteps: readonly string[] = ['reading_page', 'comparing'] satisfies OwnPageStep[];

/** What two used up workers are called: over the caller's own page it is the caller's failure, which is paid for. */
function exhaustedBy(step: string | undefined): FailureCode {
  return ownPageSteps.includes(step ?? '') ? 'page_too_large' : 'analysis_timeout';
}

async function retryOrFail(audit: Audit, code: FailureCode, deps: EndAuditDeps, cause: unknown): Promise<RunOutcome> {
  if (audit.attempt >= maxAttempts) return fail(audit, code, deps, cause);
  const now = deps.now();
  const delayMs = retryDelayMs(audit.attempt);
  const retryAt = new Date(now.getTime() + delayMs);
  const released = await deps.audits.release({
    auditId: audit.audit_id,
    attempt: audit.attempt,
    failure: code,
    released: (audit.released ?? 0) + 1,
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

/** Writes progress, at most every second, and whenever the work on the caller's own page begins or ends. */
function progressTeller(audit: Audit, { audits, now }: { audits: UnfinishedAudits; now: () => Date }) {
  let writtenMs = Number.NEGATIVE_INFINITY;
  let last: string | undefined;
  let failure: unknown;
  return {
    lastStep: () => last,
    /** Whether an error is of the writing, not of the analysis. */
    isOwn: (error: unknown) => failure !== undefined && error === failure,
    tell: async ({ progress, step }: Progress): Promise<void> => {
      const time = now();
      const isMark = ownPageSteps.includes(step) !== ownPageSteps.includes(last ?? '');
      last = step;
      if (time.getTime() - writtenMs < progressEveryMs && !isMark) return;
      writtenMs = time.getTime();
      const leaseUntil = new Date(time.getTime() + leaseMs);
      const { audit_id: auditId, attempt } = audit;
      const held = await audits.progress({ auditId, attempt, progress, step, now: time, leaseUntil }).catch((error) => {
        failure = error;
        throw error;
      });
      if (!held) throw new LeaseLost();
    },
  };
}
