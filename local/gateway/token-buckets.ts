/** Token buckets, as API Gateway uses them: each request takes a token; tokens refill at a rate, up to the burst. */

/** A rate limit. */
export interface Throttle {
  ratePerSecond: number;
  burst: number;
}

/** Takes a token from the named bucket; false if it is empty. A new bucket is full. */
export type TakeToken = (name: string, throttle: Throttle) => boolean;

/**
 * Creates a set of buckets.
 *
 * @param nowMs The clock, in milliseconds.
 * @returns The function that takes tokens.
 */
export function openTokenBuckets(nowMs: () => number): TakeToken {
  const buckets = new Map<string, { tokens: number; atMs: number }>();
  return (name, { ratePerSecond, burst }) => {
    const now = nowMs();
    const { tokens, atMs } = buckets.get(name) ?? { tokens: burst, atMs: now };
    const filled = Math.min(burst, tokens + (Math.max(0, now - atMs) / 1_000) * ratePerSecond);
    buckets.set(name, { tokens: filled >= 1 ? filled - 1 : filled, atMs: now });
    return filled >= 1;
  };
}
