/** Time limits and retry counts of audit attempts. */

/**
 * The lease of an attempt. It is renewed at every step; the longest step without progress is the extraction of ten
 * pages: 10 × 2 s at most, doubled for a busy machine. A crashed attempt is noticed after this plus a recovery tick of
 * a minute.
 */
export const leaseMs = 45_000;

/** Progress is written at most this often: enough for a poll every few seconds, for a handful of writes per audit. */
export const progressEveryMs = 1_000;

/** The first attempt and four retries. */
export const maxAttempts = 5;

/**
 * Attempts that may be lost without a report (for example out of memory or time) or stopped at their deadline: what
 * ends two workers would end the next one too.
 */
export const maxLost = 2;

/** An audit that has not begun after a day is given up. */
export const maxPendingMs = 24 * 3_600_000;

/** The wait before attempt `attempt + 1`: 30 s, 60 s, 120 s, 240 s. */
export function retryDelayMs(attempt: number): number {
  return 30_000 * 2 ** (attempt - 1);
}

/**
 * How long a pending audit waits before its message counts as lost: 1 min, doubled with every resend up to an hour, so
 * that copies do not make a long queue longer.
 */
export function pendingResendMs(resent: number): number {
  return Math.min(60_000 * 2 ** resent, 3_600_000);
}
