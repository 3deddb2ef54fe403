/** Which reads are tried again without anybody asking, and after how long. */
import { ApiError } from './api-error.ts';

const maxTries = 3;
/** A longer wait than this is told instead of waited for. */
const longestWaitSeconds = 10;

/** Whether a read that failed is worth another try, without anybody asking for it. */
export function isWorthRetry(failures: number, error: unknown): boolean {
  if (failures >= maxTries - 1 || !(error instanceof ApiError)) return false;
  if (error.status === 429) return (error.retryAfterSeconds ?? 0) <= longestWaitSeconds;
  return error.status === 0 || error.status >= 500;
}

/** Milliseconds before the next try. */
export function requestRetryDelayMs(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
  return Math.max(asked, 500 * 2 ** failures);
}
