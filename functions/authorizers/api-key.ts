/** The authorizer of `/v1`: tells who calls by the API key and counts the request, in one write. */
import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import * as z from 'zod';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { dynamoRequestCounter } from '../../adapters/dynamo/request-counter.ts';
import { authenticate } from '../../core/api-keys/authenticate.ts';
import { methodPolicy } from '../runtime/authorizer-policy.ts';
import { toAuthorizerContext } from '../runtime/caller.ts';
import { describe } from '../runtime/describe-error.ts';
import { readEnv, required, usagePlanKeys } from '../runtime/env.ts';
import { logger } from '../runtime/logger.ts';
import { minuteLimit, rateLimitHeaders } from '../runtime/rate-limit-headers.ts';

const envSchema = z.object({ API_KEYS_TABLE: required, USAGE_PLAN_KEYS: usagePlanKeys });
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const counter = dynamoRequestCounter(documentClient(), env.API_KEYS_TABLE);

/**
 * Refuses in the two ways that API Gateway knows: `Unauthorized` is answered 401, a Deny with context is answered 429
 * (gateway responses UNAUTHORIZED and ACCESS_DENIED). Anything else thrown is answered 503.
 */
export async function handler(event: APIGatewayRequestAuthorizerEvent): Promise<APIGatewayAuthorizerResult> {
  const key = Object.entries(event.headers ?? {}).find(([name]) => name.toLowerCase() === 'x-api-key')?.[1];
  const verdict = await authenticate(key, { counter, now: () => new Date() }).catch((error: unknown) => {
    const { cause } = error instanceof Error ? error : {};
    logger.error('a key could not be checked', {
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
        usageIdentifierKey: env.USAGE_PLAN_KEYS[verdict.caller.plan],
      };
  }
}
