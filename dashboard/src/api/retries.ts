/** Decides which reads are retried automatically, and when. */
import { ApiError } from './api-error.ts';

const maxTries = 3;
/** A longer wait is shown to the user instead. */
const longestWaitSeconds = 10;

/** Whether a failed read is retried automatically. */
export function isWorthRetry(failures: number, error: unknown): boolean {
  if (failures >= maxTries - 1 || !(error instanceof ApiError)) return false;
  if (error.status === 429) return (error.retryAfterSeconds ?? 0) <= longestWaitSeconds;
  return error.status === 0 || error.status >= 500;
}

/** Delay before the next try, in milliseconds. */
export function requestRetryDelayMs(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
  return Math.max(asked, 500 * 2 ** failures);
}
