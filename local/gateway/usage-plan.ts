/** Usage plans: finds the key of a request and applies the key's rate limit. */

import type { Api, PlanKey } from './api.ts';
import type { Grant, Refusal } from './authorize.ts';
import { type GatewayRequest, headerOf } from './request.ts';
import { openTokenBuckets } from './token-buckets.ts';

/** Admits or refuses a request to a method that requires an API key. */
export type Admit = (
  request: GatewayRequest,
  grant: Grant | undefined,
) => { apiKey: { id: string; value: string } } | { refusal: Refusal };

/**
 * Creates the usage plans with full buckets.
 *
 * @param api The API: the source of its keys, and the keys.
 * @param nowMs The clock, in milliseconds.
 * @returns The function that admits requests. It refuses unknown keys and requests over the limit.
 */
export function openUsagePlans(api: Pick<Api, 'keySource' | 'planKeys'>, nowMs: () => number): Admit {
  const takeToken = openTokenBuckets(nowMs);
  const take = ({ id, throttle }: PlanKey): boolean => throttle === undefined || takeToken(id, throttle);
  return (request, grant) => {
    const value = api.keySource === 'AUTHORIZER' ? grant?.usageIdentifierKey : headerOf(request, 'x-api-key');
    const key = api.planKeys.get(value ?? '');
    if (value === undefined || key === undefined) return { refusal: { type: 'INVALID_API_KEY' } };
    return take(key) ? { apiKey: { id: key.id, value } } : { refusal: { type: 'THROTTLED' } };
  };
}
