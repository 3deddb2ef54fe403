/** Waits for the end of an audit with `Prefer: wait`, which holds an answer until the audit ends. */
import { setTimeout as sleep } from 'node:timers/promises';
import { WaitTimeoutError } from './errors.js';
import type { AuditStatus } from './generated/types.gen.js';

export interface WaitOptions {
  /** Called with the status at every change of `status`, `progress` or `step`. */
  onProgress?: (status: AuditStatus) => void;
  /** After this long a `WaitTimeoutError` is thrown; the audit goes on. Default 30 minutes. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** The service holds an answer no longer than this. */
export const longestHoldSeconds = 20;
/** Shorter for callers that watch the progress. Each hold is one of the 100 requests that a key has a minute. */
const progressHoldSeconds = 3;
/** An answer before this share of its hold was not held by the service: the rest of this time passes here instead. */
const heldShare = 0.5;
const defaultTimeoutMs = 30 * 60_000;

export interface StatusReader {
  auditId: string;
  /** No answer is asked to be held for longer. */
  maxHoldSeconds: number;
  read: (wait: number) => Promise<AuditStatus>;
}

/** Asks for the status until the audit has ended. */
export async function untilEnded(
  { auditId, maxHoldSeconds, read }: StatusReader,
  { onProgress, timeoutMs = defaultTimeoutMs, signal }: WaitOptions,
): Promise<AuditStatus> {
  const until = Date.now() + timeoutMs;
  const hold = Math.min(onProgress === undefined ? longestHoldSeconds : progressHoldSeconds, maxHoldSeconds);
  let last = '';
  for (;;) {
    const asked = Date.now();
    const leftSeconds = Math.ceil((until - asked) / 1000);
    if (leftSeconds <= 0) throw new WaitTimeoutError(auditId, timeoutMs);
    const status = await read(Math.min(hold, leftSeconds));
    const { status: state, progress, step } = status;
    const seen = JSON.stringify([state, progress, step]);
    if (seen !== last) onProgress?.(status);
    last = seen;
    if (state === 'completed' || state === 'failed') return status;
    const notHeldMs = hold * 1000 * heldShare - (Date.now() - asked);
    if (notHeldMs > 0) await sleep(Math.min(notHeldMs, Math.max(0, until - Date.now())), undefined, { signal });
  }
}
