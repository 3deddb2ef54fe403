/** Usage plans: which key a request counts for, and a token bucket for each key. */

import type { Api, PlanKey } from './api.ts';
import type { Grant, Refusal } from './authorize.ts';
import { type GatewayRequest, headerOf } from './request.ts';
import { openTokenBuckets } from './token-buckets.ts';

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
  const takeToken = openTokenBuckets(nowMs);
  const take = ({ id, throttle }: PlanKey): boolean => throttle === undefined || takeToken(id, throttle);
  return (request, grant) => {
    const value = api.keySource === 'AUTHORIZER' ? grant?.usageIdentifierKey : headerOf(request, 'x-api-key');
    const key = api.planKeys.get(value ?? '');
    if (value === undefined || key === undefined) return { refusal: { type: 'INVALID_API_KEY' } };
    return take(key) ? { apiKey: { id: key.id, value } } : { refusal: { type: 'THROTTLED' } };
  };
}
