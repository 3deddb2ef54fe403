/** The retry schedule of a message. */

const minuteMs = 60_000;
const hourMs = 3_600_000;

/** The wait before each try, after the one before: 27.6 hours in total, to outlast a night and the next morning. */
export const triesAfterMs: readonly number[] = [
  0,
  5_000,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  10 * hourMs,
];

/** Each wait varies by up to a fifth, so that messages that failed together are not retried together. */
const jitter = 0.2;

/** The longest `Retry-After` that is honoured: the longest wait of the schedule. */
const maxRetryAfterMs = 10 * hourMs * (1 + jitter);

/**
 * Milliseconds to wait before the next try; undefined if none is left.
 * @param tries number of tries so far
 * @param random from 0 up to but not including 1
 * @param retryAfterMs the receiver's `Retry-After`; it makes the wait longer, never shorter
 */
export function waitBeforeNextTry(tries: number, random: number, retryAfterMs = 0): number | undefined {
  const after = triesAfterMs[tries];
  if (after === undefined) return undefined;
  const wait = after * (1 - jitter + 2 * jitter * random);
  return Math.round(Math.max(wait, Math.min(retryAfterMs, maxRetryAfterMs)));
}

/** Milliseconds from `now` that a `Retry-After` header specifies, in seconds or as a date (RFC 9110, 10.2.3). */
export function retryAfterMs(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,10}$/u.test(text)) return Number(text) * 1000;
  const time = /^[A-Z][a-z]{2},? /u.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, time - now.getTime());
}
