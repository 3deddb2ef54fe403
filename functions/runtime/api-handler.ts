/** What every route shares: the caller, the answer's headers, the one error body and its status, and the log. */
import middy, { type MiddyfiedHandler } from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { AuditRateExceeded } from '../../core/audits/request-audit.ts';
import { type RefusalCode, ServiceError } from '../../core/service-error.ts';
import { type AuthenticatedCaller, fromAuthorizerContext } from './caller.ts';
import { describe } from './describe-error.ts';
import { logger } from './logger.ts';
import { hourLimit, minuteLimit, type RateLimit, rateLimitHeaders } from './rate-limit-headers.ts';

/** THE table of refusals: the HTTP status of each code. */
const statusOf: Record<RefusalCode, number> = {
  malformed_json: 400,
  quota_exceeded: 402,
  not_found: 404,
  method_not_allowed: 405,
  idempotency_conflict: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  validation_error: 422,
  idempotency_mismatch: 422,
  rate_limit_exceeded: 429,
  internal: 500,
  unavailable: 503,
};

/** A request as routes see it. */
export interface ApiRequest {
  event: APIGatewayProxyEvent;
  /** Throws when the route has no authorizer. */
  authenticated: AuthenticatedCaller;
}

/** An answer as routes give it: `json` is sent as it is, `body` is serialised. */
export interface ApiAnswer {
  status: number;
  body?: unknown;
  json?: string;
  headers?: Record<string, string>;
  /** Limits to tell of beside the minute. */
  limits?: RateLimit[];
}

/** The header of a request by its name in any case. */
export function header(event: APIGatewayProxyEvent, name: string): string | undefined {
  const wanted = name.toLowerCase();
  const found = Object.entries(event.headers ?? {}).find(([key]) => key.toLowerCase() === wanted);
  return found?.[1];
}

type Route = (request: ApiRequest) => Promise<ApiAnswer> | ApiAnswer;
type ApiHandler = MiddyfiedHandler<APIGatewayProxyEvent, APIGatewayProxyResult, Error, Context>;

/** A route behind the authorizer as a Lambda handler. */
export function apiHandler(route: Route): ApiHandler {
  return middy<APIGatewayProxyEvent, APIGatewayProxyResult, Error, Context>(async (event: APIGatewayProxyEvent) => {
    const authenticated = fromAuthorizerContext(event.requestContext.authorizer);
    return toResult(await route({ event, authenticated }), authenticated);
  })
    .before(({ event, context }) => startLog(event, context))
    .onError((request) => {
      request.response = refusal(request.error, request.event);
    });
}

/** A route that needs no caller; behind the authorizer it tells the limits all the same. */
export function openApiHandler(route: (event: APIGatewayProxyEvent) => ApiAnswer): ApiHandler {
  return middy<APIGatewayProxyEvent, APIGatewayProxyResult, Error, Context>(async (event: APIGatewayProxyEvent) =>
    toResult(route(event)),
  )
    .before(({ event, context }) => startLog(event, context))
    .onError((request) => {
      request.response = refusal(request.error, request.event);
    });
}

function startLog(event: APIGatewayProxyEvent, context: Context): void {
  logger.resetKeys();
  logger.appendKeys({
    request_id: event.requestContext.requestId,
    function_request_id: context.awsRequestId,
    route: event.resource,
  });
}

function toResult(
  { status, body, json, headers, limits = [] }: ApiAnswer,
  authenticated?: AuthenticatedCaller,
): APIGatewayProxyResult {
  const text = json ?? (body === undefined ? '' : JSON.stringify(body));
  return {
    statusCode: status,
    headers: {
      ...(text === '' ? {} : { 'Content-Type': 'application/json' }),
      'Cache-Control': 'private, no-store',
      ...(authenticated ? rateLimitHeaders([minuteLimit(authenticated.minute), ...limits]) : {}),
      ...headers,
    },
    body: text,
  };
}

function refusal(error: unknown, event: APIGatewayProxyEvent): APIGatewayProxyResult {
  const shown =
    error instanceof ServiceError ? error : new ServiceError('internal', 'Something went wrong on our side.');
  const status = statusOf[shown.code];
  if (status >= 500) logger.error('request failed', { code: shown.code, error: describe(shown.cause ?? error) });
  else logger.info('request refused', { code: shown.code });
  const { requestId: request_id, authorizer } = event.requestContext;
  return toResult(
    {
      status,
      headers: { ...shown.headers },
      body: { detail: shown.message, code: shown.code, ...shown.body, request_id },
      limits: error instanceof AuditRateExceeded ? [hourLimit(error.hour.limit, error.hour)] : [],
    },
    authorizer?.key_id === undefined ? undefined : fromAuthorizerContext(authorizer),
  );
}
