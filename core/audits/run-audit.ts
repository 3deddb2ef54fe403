/** Runs one audit: claims it, analyses, stores the output, and returns the outcome. */
import type { AuditOrder as AnalysisOrder, AnalysisOutcome, GapReport, OwnPageStep } from '../../analysis/index.ts';
import { isLive } from '../test-mode.ts';
import { announce } from '../webhooks/announce.ts';
import { deliveryOf, type EndAuditDeps } from './announce-end.ts';
import { type Audit, type FailureCode, sameOrder } from './audit.ts';
import { failAudit } from './fail-audit.ts';
import { demandedFailure } from './failing-keywords.ts';
import { leaseMs, maxAttempts, maxLost, progressEveryMs, retryDelayMs } from './leases.ts';
import type { UnfinishedAudits } from './unfinished-audits.ts';

/** The outcome of a message. The message is done with, except on `retry`. */
export type RunOutcome =
  | { outcome: 'completed'; audit: Audit; spentUsd?: number }
  | { outcome: 'failed'; audit: Audit; code: FailureCode; cause?: unknown }
  /** Worth another attempt after `delayMs`. */
  | { outcome: 'retry'; audit: Audit; code: FailureCode; delayMs: number; cause?: unknown }
  /** Ended already, held by another attempt, or unknown. Receiving the same message twice is harmless. */
  | { outcome: 'not_ours' };

type Progress = { progress: number; step: string };

/**
 * A Lambda response holds at most 6,291,556 bytes, and the report travels in it as an escaped string. A larger report
 * could be stored but never read. The remainder is for the audit's other fields.
 */
const maxAnsweredBytes = 6_000_000;

/** The analysis engine as this use case needs it. Without `livemode` it must cost nothing. */
export type Analyze = (
  order: AnalysisOrder,
  onProgress: (progress: Progress) => Promise<void>,
  livemode: boolean,
) => Promise<AnalysisOutcome>;

/** Another attempt has taken the audit over, so the result of this one is discarded. */
class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/**
 * Runs the audit unless it has ended or another attempt holds it.
 *
 * @throws if a store fails; recovery then sends the audit again.
 */
export async function runAudit(auditId: string, deps: EndAuditDeps & { analyze: Analyze }): Promise<RunOutcome> {
  const { audits, now } = deps;
  const claimedAt = now();
  const audit = await audits.claim({ auditId, now: claimedAt, leaseUntil: new Date(claimedAt.getTime() + leaseMs) });
  if (!audit) return { outcome: 'not_ours' };
  if (audit.attempt > maxAttempts) return fail(audit, audit.last_failure ?? 'analysis_timeout', deps);
  if (lostAttempts(audit) >= maxLost) return fail(audit, exhaustedBy(audit.previous_step), deps);
  const demanded = demandedFailure(audit);
  if (demanded !== undefined) return fail(audit, demanded, deps);
  const teller = progressTeller(audit, deps);
  let analysis: AnalysisOutcome;
  try {
    analysis = await deps.analyze(orderOf(audit), teller.tell, isLive(audit.account_id));
  } catch (error) {
    if (error instanceof LeaseLost) return { outcome: 'not_ours' };
    // An engine failure that happened twice will happen again; a failed store may recover.
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
    ...('gap' in report ? { judged: judgedIn(report.gap) } : {}),
    ...(audit.expires_at === undefined ? {} : { expiresAt: audit.expires_at }),
    delivery,
  });
  if (!completed) return { outcome: 'not_ours' };
  await announce(delivery, deliveries);
  const { spend } = report.metadata;
  return { outcome: 'completed', audit, ...(spend === undefined ? {} : { spentUsd: spend.usd }) };
}

/** The verdict, and the score if there is one. */
function judgedIn({ verdict, scores }: GapReport['gap']): Pick<Audit, 'verdict' | 'score'> {
  return { verdict: verdict.state, ...(scores.overall === null ? {} : { score: scores.overall }) };
}

async function fail(audit: Audit, code: FailureCode, deps: EndAuditDeps, cause?: unknown): Promise<RunOutcome> {
  return (await failAudit(audit, code, deps)) ? { outcome: 'failed', audit, code, cause } : { outcome: 'not_ours' };
}

/** Earlier attempts whose workers never reported a result. */
function lostAttempts({ attempt, released = 0 }: Audit): number {
  return attempt - 1 - released;
}

/** Whether an attempt that timed out was not the first to exhaust a worker. */
function isExhaustedAgain(audit: Audit): boolean {
  return audit.last_failure === 'analysis_timeout' || lostAttempts(audit) > 0;
}

const ownPageSteps: readonly string[] = ['reading_page', 'comparing'] satisfies OwnPageStep[];

/**
 * The failure after two exhausted workers. If the last one was on the caller's own page, it is the caller's failure,
 * and the quota unit is not returned.
 */
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
  const { audit_id, created_at, started_at = audit.updated_at } = audit;
  return { audit_id, created_at, started_at, ...sameOrder(audit) };
}

/** Writes progress at most every second, and whenever the work on the caller's own page begins or ends. */
function progressTeller(audit: Audit, { audits, now }: { audits: UnfinishedAudits; now: () => Date }) {
  let writtenMs = Number.NEGATIVE_INFINITY;
  let last: string | undefined;
  let failure: unknown;
  return {
    lastStep: () => last,
    /** Whether the error came from writing progress rather than from the analysis. */
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
