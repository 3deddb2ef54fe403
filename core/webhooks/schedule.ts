/** When a message is sent, and when again after a failure. */

const minuteMs = 60_000;
const hourMs = 3_600_000;

/** The wait before each try, from the one before it: 27.6 hours in all, long enough for a night and a morning after. */
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

/** Each wait is up to a fifth shorter or longer, so that what failed together does not come back together. */
const jitter = 0.2;

/** The most that a `Retry-After` may ask for: no longer than the longest wait of ours. */
const maxRetryAfterMs = 10 * hourMs * (1 + jitter);

/**
 * Milliseconds to wait before the next try, or undefined when there is none.
 * @param tries how many there have been
 * @param random 0 up to 1
 * @param retryAfterMs what the receiver asked for; it makes the wait longer, never shorter
 */
export function waitBeforeNextTry(tries: number, random: number, retryAfterMs = 0): number | undefined {
  const after = triesAfterMs[tries];
  if (after === undefined) return undefined;
  const wait = after * (1 - jitter + 2 * jitter * random);
  return Math.round(Math.max(wait, Math.min(retryAfterMs, maxRetryAfterMs)));
}

/** Milliseconds from `now` that a `Retry-After` header asks for, in seconds or as a date (RFC 9110, 10.2.3). */
export function retryAfterMs(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,10}$/u.test(text)) return Number(text) * 1000;
  const time = /^[A-Z][a-z]{2},? /u.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, time - now.getTime());
}
