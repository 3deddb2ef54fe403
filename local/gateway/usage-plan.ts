/** Usage plans: which key a request counts for, and a token bucket for each. */

import type { Api, PlanKey } from './api.ts';
import type { Grant, Refusal } from './authorize.ts';
import { type GatewayRequest, headerOf } from './request.ts';

/** Admits requests that need a key. */
export type Admit = (
  request: GatewayRequest,
  grant: Grant | undefined,
) => { apiKey: { id: string; value: string } } | { refusal: Refusal };

/**
 * Opens the usage plans; every bucket is full.
 *
 * @param api The API: where its keys come from, and which there are.
 * @param nowMs The clock, milliseconds.
 * @returns Admits a request that needs a key: one that no plan knows is refused, so is one too many.
 */
export function openUsagePlans(api: Pick<Api, 'keySource' | 'planKeys'>, nowMs: () => number): Admit {
  const buckets = new Map<string, { tokens: number; atMs: number }>();

  /** Token bucket: refilled at the rate, at most to the burst; each request takes one token. */
  function take({ id, throttle }: PlanKey): boolean {
    if (throttle === undefined) return true;
    const now = nowMs();
    const { tokens, atMs } = buckets.get(id) ?? { tokens: throttle.burst, atMs: now };
    const filled = Math.min(throttle.burst, tokens + (Math.max(0, now - atMs) / 1_000) * throttle.ratePerSecond);
    buckets.set(id, { tokens: filled >= 1 ? filled - 1 : filled, atMs: now });
    return filled >= 1;
  }

  return (request, grant) => {
    const value = api.keySource === 'AUTHORIZER' ? grant?.usageIdentifierKey : headerOf(request, 'x-api-key');
    const key = api.planKeys.get(value ?? '');
    if (value === undefined || key === undefined) return { refusal: { type: 'INVALID_API_KEY' } };
    return take(key) ? { apiKey: { id: key.id, value } } : { refusal: { type: 'THROTTLED' } };
  };
}
