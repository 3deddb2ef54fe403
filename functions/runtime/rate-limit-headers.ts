/** `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-10): what is left, and of how much. */

/** One policy: its quota, and what is left of it for how many seconds. */
export interface RateLimit {
  name: 'minute' | 'audits-hour';
  limit: number;
  windowSeconds: number;
  /** Unknown on some answers; then only the policy is told. */
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
