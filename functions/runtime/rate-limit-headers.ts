/** Headers `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-10). */

/** One policy: its limit, and how much is left for how many seconds. */
export interface RateLimit {
  name: 'minute' | 'audits-hour';
  limit: number;
  windowSeconds: number;
  /** Unknown on some responses, which then have only the policy. */
  left?: { remaining: number; resetSeconds: number };
}

export function rateLimitHeaders(limits: readonly RateLimit[]): { 'RateLimit-Policy': string; RateLimit: string } {
  return {
    'RateLimit-Policy': limits
      .map(({ name, limit, windowSeconds }) => `"${name}";q=${limit};w=${windowSeconds}`)
      .join(', '),
    RateLimit: limits
      .flatMap(({ name, left }) => (left ? [`"${name}";r=${left.remaining};t=${left.resetSeconds}`] : []))
      .join(', '),
  };
}

export function minuteLimit(minute: { limit: number; remaining: number; resetSeconds: number }): RateLimit {
  return { name: 'minute', limit: minute.limit, windowSeconds: 60, left: minute };
}

export function hourLimit(limit: number, hour?: { remaining: number; resetSeconds: number }): RateLimit {
  return { name: 'audits-hour', limit, windowSeconds: 3600, ...(hour ? { left: hour } : {}) };
}
