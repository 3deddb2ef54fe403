/** Authenticates a request by its key and counts it, in one write. */
import type { Caller } from '../accounts/caller.ts';
import { rateLimits } from '../accounts/plans.ts';
import { type CountingWindow, secondsLeft, windowAt } from '../accounts/windows.ts';
import { hashApiKey, isWellFormedApiKey } from './api-key.ts';

/** The minute as the caller may be told of it. */
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

/** What a store answers when asked to count a request of a key. */
export type CountedRequest =
  | { outcome: 'counted'; caller: Caller; used: number }
  | { outcome: 'limit_reached' }
  | { outcome: 'refused' };

/** Where keys and their minute counters are kept. */
export interface RequestCounter {
  /**
   * Counts one request of the key when it is active, unexpired and below the limit in the window; else changes nothing.
   * `refused` stands for unknown, revoked and expired alike.
   */
  countRequest(request: { keyHash: string; window: CountingWindow; now: Date; limit: number }): Promise<CountedRequest>;
}

/**
 * Tells who is calling. Nothing is cached: a revocation holds from the next call on.
 *
 * @param key the `X-API-Key` header as it came, or undefined.
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
        caller: counted.caller,
        minute: { limit, remaining: Math.max(0, limit - counted.used), resetSeconds },
      };
  }
}
