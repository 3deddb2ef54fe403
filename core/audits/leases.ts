/** How long an attempt may be silent, how often an audit is tried, and when it is sent again. */

/**
 * The lease of an attempt. It is renewed at every step, and the longest silent step is the extraction of ten pages:
 * 10 × 2 s at most, doubled for a busy machine. A crashed attempt is noticed after this and a recovery tick of a minute.
 */
export const leaseMs = 45_000;

/** Progress is written at most this often: a poll every few seconds sees it, and an audit costs a handful of writes. */
export const progressEveryMs = 1_000;

/** Attempts until an audit is given up: the first and four retries. */
export const maxAttempts = 5;

/**
 * Attempts that may be lost without a word, out of memory or time for instance, or stopped at their deadline: what ends
 * two workers ends the next one too.
 */
export const maxLost = 2;

/** An audit that is not begun after a day never will be. */
export const maxPendingMs = 24 * 3_600_000;

/** Wait before attempt `attempt + 1`: 30 s, 60 s, 120 s, 240 s. */
export function retryDelayMs(attempt: number): number {
  return 30_000 * 2 ** (attempt - 1);
}

/**
 * How long a pending audit may wait before its message counts as lost: 1 min, doubled with every resend up to an hour,
 * so that a long queue is not made longer by copies.
 */
export function pendingResendMs(resent: number): number {
  return Math.min(60_000 * 2 ** resent, 3_600_000);
}
