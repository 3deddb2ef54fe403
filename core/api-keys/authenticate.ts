/** Authenticates a request by its key and counts it, in one write. */
import type { Caller } from '../accounts/caller.ts';
import { rateLimits } from '../accounts/plans.ts';
import { type CountingWindow, secondsLeft, windowAt } from '../accounts/windows.ts';
import { ownerId } from '../test-mode.ts';
import { hashApiKey, isLiveKey, isWellFormedApiKey } from './api-key.ts';

/** The use of the current minute, as reported to the caller. */
export interface MinuteUsage {
  limit: number;
  remaining: number;
  /** Whole seconds until the window ends. */
  resetSeconds: number;
}

export type Authentication =
  | { outcome: 'accepted'; caller: Caller; minute: MinuteUsage }
  | { outcome: 'limited'; minute: MinuteUsage }
  | { outcome: 'refused' };

/** What counting a request yields. */
export type CountedRequest =
  | { outcome: 'counted'; caller: Caller; used: number }
  | { outcome: 'limit_reached' }
  | { outcome: 'refused' };

/** Stores keys, their per-minute counters, and their requests of each day. */
export interface RequestCounter {
  /**
   * Counts one request if the key is active, unexpired and below the limit in the window; otherwise changes nothing.
   * The same write counts it in the day of the window.
   * `refused` means unknown, revoked or expired alike.
   */
  countRequest(request: { keyHash: string; window: CountingWindow; now: Date; limit: number }): Promise<CountedRequest>;
}

/**
 * Authenticates a caller. Nothing is cached, so a revocation applies from the next call on.
 *
 * @param key the raw `X-API-Key` header, or undefined.
 */
export async function authenticate(
  key: string | undefined,
  { counter, now }: { counter: RequestCounter; now: () => Date },
): Promise<Authentication> {
  if (key === undefined || !isWellFormedApiKey(key)) return { outcome: 'refused' };
  const time = now();
  const window = windowAt('minute', time);
  const limit = rateLimits.requestsPerMinute;
  const counted = await counter.countRequest({ keyHash: hashApiKey(key), window, now: time, limit });
  const resetSeconds = secondsLeft(window, time);
  switch (counted.outcome) {
    case 'refused':
      return { outcome: 'refused' };
    case 'limit_reached':
      return { outcome: 'limited', minute: { limit, remaining: 0, resetSeconds } };
    case 'counted':
      return {
        outcome: 'accepted',
        caller: { ...counted.caller, accountId: ownerId(counted.caller.accountId, isLiveKey(key)) },
        minute: { limit, remaining: Math.max(0, limit - counted.used), resetSeconds },
      };
  }
}
