/** Token buckets, as API Gateway throttles by: refilled at a rate, at most to the burst; each request takes one token. */

/** How fast requests may come. */
export interface Throttle {
  ratePerSecond: number;
  burst: number;
}

/** Takes a token from the bucket of this name; false when it is empty. A bucket is full when it is first asked. */
export type TakeToken = (name: string, throttle: Throttle) => boolean;

/**
 * Opens buckets.
 *
 * @param nowMs The clock, milliseconds.
 * @returns What takes tokens.
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
