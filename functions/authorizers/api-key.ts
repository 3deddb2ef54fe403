/** The authorizer of `/v1`: identifies the caller by API key and counts the request, in one write. */
import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import type { PlanName } from '../../core/accounts/plans.ts';
import { authenticate, type RequestCounter } from '../../core/api-keys/authenticate.ts';
import { methodPolicy } from '../runtime/authorizer-policy.ts';
import { toAuthorizerContext } from '../runtime/caller.ts';
import { describe } from '../runtime/describe-error.ts';
import { logEvent } from '../runtime/log-event.ts';
import { minuteLimit, rateLimitHeaders } from '../runtime/rate-limit-headers.ts';

export interface ApiKeyAuthorizerDeps {
  counter: RequestCounter;
  now: () => Date;
  /** The value of each plan's API Gateway key. */
  usagePlanKeys: Readonly<Partial<Record<PlanName, string>>>;
}

/**
 * Refuses in the two ways that API Gateway supports: throwing `Unauthorized` becomes 401, and a Deny with context
 * becomes 429 (gateway responses UNAUTHORIZED and ACCESS_DENIED). Any other error becomes 503.
 */
export function createHandler({ counter, now, usagePlanKeys }: ApiKeyAuthorizerDeps) {
  return async (event: APIGatewayRequestAuthorizerEvent): Promise<APIGatewayAuthorizerResult> => {
    const key = Object.entries(event.headers ?? {}).find(([name]) => name.toLowerCase() === 'x-api-key')?.[1];
    const verdict = await authenticate(key, { counter, now }).catch((error: unknown) => {
      const { cause } = error instanceof Error ? error : {};
      logEvent('error', 'key_check_failed', {
        error: describe(cause ?? error),
        request_id: event.requestContext.requestId,
      });
      throw new Error('unavailable');
    });
    switch (verdict.outcome) {
      case 'refused':
        throw new Error('Unauthorized');
      case 'limited': {
        const { 'RateLimit-Policy': rate_limit_policy, RateLimit: rate_limit } = rateLimitHeaders([
          minuteLimit(verdict.minute),
        ]);
        return {
          principalId: 'limited',
          policyDocument: methodPolicy('Deny', event.methodArn),
          context: { retry_after: verdict.minute.resetSeconds, rate_limit, rate_limit_policy },
        };
      }
      case 'accepted':
        return {
          principalId: verdict.caller.keyId,
          policyDocument: methodPolicy('Allow', event.methodArn),
          context: toAuthorizerContext(verdict),
          usageIdentifierKey: usagePlanKeys[verdict.caller.plan],
        };
    }
  };
}
