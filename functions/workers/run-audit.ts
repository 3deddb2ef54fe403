/** Consumer of the queue of audits: runs one audit to its end, or asks for another try. */
import type { AnalysisOutcome } from '../../analysis/index.ts';
import type { EndAuditDeps } from '../../core/audits/announce-end.ts';
import { type Analyze, type RunOutcome, runAudit } from '../../core/audits/run-audit.ts';
import { describe } from '../runtime/describe-error.ts';
import { logEvent } from '../runtime/log-event.ts';
import { auditConsumer } from '../runtime/sqs-batch.ts';

/** The engine with its view of the world; it stops when `signal` says so. */
export type Engine = (
  order: Parameters<Analyze>[0],
  run: { signal: AbortSignal; onProgress: Parameters<Analyze>[1] },
) => Promise<AnalysisOutcome>;

export interface RunAuditDeps extends EndAuditDeps {
  /** Opened before an audit is claimed, so that a failure to open costs no attempt. */
  openEngine: () => Promise<Engine>;
  /** Has a message delivered again after `delayMs`. */
  retryMessageIn: (receiptHandle: string, delayMs: number) => Promise<void>;
}

/** The time that is left for writing the end when the analysis is told to stop. */
const reserveMs = 10_000;

export function createHandler({ openEngine, retryMessageIn, ...deps }: RunAuditDeps) {
  return auditConsumer(async (auditId, record, context) => {
    const engine = await openEngine();
    const signal = AbortSignal.timeout(Math.max(0, context.getRemainingTimeInMillis() - reserveMs));
    const outcome = await runAudit(auditId, {
      ...deps,
      analyze: (order, onProgress) => engine(order, { signal, onProgress }),
    });
    log(outcome);
    if (outcome.outcome !== 'retry') return 'done';
    // One second more than the audit's own pause, so that it may be claimed when the message comes back.
    await retryMessageIn(record.receiptHandle, outcome.delayMs + 1_000);
    return 'again';
  });
}

function log(outcome: RunOutcome): void {
  if (outcome.outcome === 'not_ours') {
    logEvent('info', 'audit_skipped');
    return;
  }
  const { audit_type, language, country, attempt } = outcome.audit;
  const fields = { audit_type, language, country, attempt };
  if (outcome.outcome === 'completed') {
    logEvent('info', 'audit_completed', fields);
    return;
  }
  const { code, cause } = outcome;
  const error = typeof cause === 'string' ? { detail: cause } : cause === undefined ? {} : describe(cause);
  logEvent('warn', outcome.outcome === 'failed' ? 'audit_failed' : 'audit_retry_scheduled', { ...fields, code, error });
}
