/** What every route shares: the caller, response headers, the error body with its status, and the log. */
import middy, { type MiddyfiedHandler } from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { AuditRateExceeded } from '../../core/audits/request-audit.ts';
import { type RefusalCode, ServiceError } from '../../core/service-error.ts';
import { isLive } from '../../core/test-mode.ts';
import { type AuthenticatedCaller, fromAuthorizerContext } from './caller.ts';
import { type Deprecations, deprecationHeaders, deprecations } from './deprecations.ts';
import { describe } from './describe-error.ts';
import { logEvent } from './log-event.ts';
import { logger } from './logger.ts';
import { hourLimit, minuteLimit, type RateLimit, rateLimitHeaders } from './rate-limit-headers.ts';

/** The HTTP status of each refusal code. */
export const statusOfCode: Record<RefusalCode, number> = {
  malformed_json: 400,
  quota_exceeded: 402,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  idempotency_conflict: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  validation_error: 422,
  idempotency_mismatch: 422,
  rate_limit_exceeded: 429,
  internal: 500,
  unavailable: 503,
};

/** A request as passed to routes. */
export interface ApiRequest {
  event: APIGatewayProxyEvent;
  /** Throws if the route has no authorizer. */
  authenticated: AuthenticatedCaller;
}

/** A route's response: `body` is serialized as JSON, `json` and `text` are sent unchanged. */
export interface ApiAnswer {
  status: number;
  body?: unknown;
  json?: string;
  /** Sent instead of JSON. */
  text?: { type: string; content: string };
  headers?: Record<string, string>;
  /** Limits to report besides the minute's. */
  limits?: RateLimit[];
}

/** Returns a request header by name, in any case. */
export function header(event: APIGatewayProxyEvent, name: string): string | undefined {
  const wanted = name.toLowerCase();
  const found = Object.entries(event.headers ?? {}).find(([key]) => key.toLowerCase() === wanted);
  return found?.[1];
}

type Route = (request: ApiRequest) => Promise<ApiAnswer> | ApiAnswer;
type ApiHandler = MiddyfiedHandler<APIGatewayProxyEvent, APIGatewayProxyResult, Error, Context>;

/** Wraps a route behind the `/v1` authorizer as a Lambda handler. Deprecated operations say so on every response. */
export function apiHandler(route: Route, table: Deprecations = deprecations): ApiHandler {
  return answering(async (event) => {
    const authenticated = fromAuthorizerContext(event.requestContext.authorizer);
    return toResult(await route({ event, authenticated }), authenticated);
  }, table);
}

/** Wraps a route that needs no caller. Behind the authorizer, refusals still report the limits. */
export function openApiHandler(route: (event: APIGatewayProxyEvent) => Promise<ApiAnswer> | ApiAnswer): ApiHandler {
  return answering(async (event) => toResult(await route(event)));
}

function answering(
  answer: (event: APIGatewayProxyEvent) => Promise<APIGatewayProxyResult>,
  table: Deprecations = {},
): ApiHandler {
  const announced = (event: APIGatewayProxyEvent, result: APIGatewayProxyResult): APIGatewayProxyResult => ({
    ...result,
    headers: { ...result.headers, ...deprecationHeaders(`${event.httpMethod} ${event.resource}`, table) },
  });
  const handler = async (event: APIGatewayProxyEvent) => announced(event, await answer(event));
  return middy<APIGatewayProxyEvent, APIGatewayProxyResult, Error, Context>(handler)
    .before(({ event, context }) => startLog(event, context))
    .onError((request) => {
      request.response = announced(request.event, refusal(request.error, request.event));
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
  { status, body, json, text, headers, limits = [] }: ApiAnswer,
  authenticated?: AuthenticatedCaller,
): APIGatewayProxyResult {
  const { type, content } = text ?? {
    type: 'application/json',
    content: json ?? (body === undefined ? '' : JSON.stringify(body)),
  };
  const told = [...(authenticated ? [minuteLimit(authenticated.minute)] : []), ...limits];
  return {
    statusCode: status,
    headers: {
      ...(content === '' ? {} : { 'Content-Type': type }),
      'Cache-Control': 'private, no-store',
      ...(told.length > 0 ? rateLimitHeaders(told) : {}),
      ...(authenticated ? { Livemode: String(isLive(authenticated.caller.accountId)) } : {}),
      ...headers,
    },
    body: content,
  };
}

/** Logs whatever was thrown, and returns what may be shown of it. */
export function refusalOf(error: unknown): { shown: ServiceError; status: number } {
  const shown =
    error instanceof ServiceError ? error : new ServiceError('internal', 'Something went wrong on our side.');
  const status = statusOfCode[shown.code];
  if (status >= 500) logEvent('error', 'request_failed', { code: shown.code, error: describe(shown.cause ?? error) });
  else logEvent('info', 'request_refused', { code: shown.code });
  return { shown, status };
}

function refusal(error: unknown, event: APIGatewayProxyEvent): APIGatewayProxyResult {
  const { shown, status } = refusalOf(error);
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
