/** Consumer of the audit queue: runs one audit to its end, or schedules another try. */
import type { AnalysisOutcome } from '../../analysis/index.ts';
import type { EndAuditDeps } from '../../core/audits/announce-end.ts';
import { type Analyze, type RunOutcome, runAudit } from '../../core/audits/run-audit.ts';
import { isLive } from '../../core/test-mode.ts';
import { describe } from '../runtime/describe-error.ts';
import { logEvent } from '../runtime/log-event.ts';
import { auditConsumer } from '../runtime/sqs-batch.ts';

/** The engine with the data sources of the mode; it stops when `signal` aborts. */
export type Engine = (
  order: Parameters<Analyze>[0],
  run: { signal: AbortSignal; onProgress: Parameters<Analyze>[1]; livemode: boolean },
) => Promise<AnalysisOutcome>;

export interface RunAuditDeps extends EndAuditDeps {
  /** Called before an audit is claimed, so that a failure costs no attempt. */
  openEngine: (auditId: string) => Promise<Engine>;
  /** Delivers a message again after `delayMs`. */
  retryMessageIn: (receiptHandle: string, delayMs: number) => Promise<void>;
}

/** Time reserved for writing the result after the analysis is stopped. */
const reserveMs = 10_000;

export function createHandler({ openEngine, retryMessageIn, ...deps }: RunAuditDeps) {
  return auditConsumer(async (auditId, record, context) => {
    const engine = await openEngine(auditId);
    const signal = AbortSignal.timeout(Math.max(0, context.getRemainingTimeInMillis() - reserveMs));
    const outcome = await runAudit(auditId, {
      ...deps,
      analyze: (order, onProgress, livemode) => engine(order, { signal, onProgress, livemode }),
    });
    log(outcome);
    if (outcome.outcome !== 'retry') return 'done';
    // One second more than the audit's own pause, so that it can be claimed when the message returns.
    await retryMessageIn(record.receiptHandle, outcome.delayMs + 1_000);
    return 'again';
  });
}

function log(outcome: RunOutcome): void {
  if (outcome.outcome === 'not_ours') {
    logEvent('info', 'audit_skipped');
    return;
  }
  const { account_id, audit_type, language, country, attempt } = outcome.audit;
  const live = isLive(account_id);
  const fields = { audit_type, language, country, attempt };
  if (outcome.outcome === 'completed') {
    const { spentUsd } = outcome;
    logEvent('info', live ? 'audit_completed' : 'test_audit_completed', {
      ...fields,
      ...(spentUsd === undefined ? {} : { spent_usd: spentUsd }),
    });
    return;
  }
  const { code, cause } = outcome;
  const error = typeof cause === 'string' ? { detail: cause } : cause === undefined ? {} : describe(cause);
  const event = outcome.outcome === 'failed' ? 'audit_failed' : 'audit_retry_scheduled';
  // Alarms count searches and failures of live mode by these events.
  logEvent('warn', live ? event : `test_${event}`, { ...fields, code, error });
}
