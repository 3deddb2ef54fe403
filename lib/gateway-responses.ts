/** API Gateway's own responses, in the format of the contract. */
import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';

interface GatewayResponseRow {
  /** Omitted if the type covers several statuses: a status on a default type would override them all. */
  status?: number;
  code: string;
  detail: string;
  /** Static values in inner single quotes, or `context.…` without a dollar sign. */
  headers?: Readonly<Record<string, string>>;
  /** Members of the body besides `detail`, `code` and `request_id`. */
  more?: Readonly<Record<string, unknown>>;
}

/** Retry after five seconds: a function that failed to start is usually available by then. */
const soon = { 'Retry-After': "'5'" };
const notFound = { status: 404, code: 'not_found', detail: 'There is nothing at this address.' };
const unavailable = { code: 'unavailable', detail: 'The service is unavailable at the moment.' };

/** By response type. */
export const gatewayResponses: Readonly<Record<string, GatewayResponseRow>> = {
  // The authorizer's own 401, or no X-API-Key header at all.
  UNAUTHORIZED: { status: 401, code: 'invalid_api_key', detail: 'Invalid or revoked API key' },
  // The authorizer returns Deny only if the key has used up its minute.
  ACCESS_DENIED: {
    status: 429,
    code: 'rate_limit_exceeded',
    // Also in the body: API Gateway documents the authorizer's context for bodies, and only implies it for headers.
    detail:
      'Rate limit exceeded: too many requests in this minute; try again in $context.authorizer.retry_after seconds.',
    headers: {
      'Retry-After': 'context.authorizer.retry_after',
      RateLimit: 'context.authorizer.rate_limit',
      'RateLimit-Policy': 'context.authorizer.rate_limit_policy',
    },
  },
  // The usage plan's token bucket is empty; it refills many times a second.
  THROTTLED: {
    status: 429,
    code: 'rate_limit_exceeded',
    detail: 'Rate limit exceeded: too many requests at once.',
    headers: { 'Retry-After': "'1'" },
  },
  // API Gateway reports an unknown route as a missing token; if the request has an `Authorization` header, it reports
  // an invalid or expired signature instead.
  MISSING_AUTHENTICATION_TOKEN: notFound,
  INVALID_SIGNATURE: notFound,
  EXPIRED_TOKEN: notFound,
  RESOURCE_NOT_FOUND: notFound,
  // The authorizer named a key that API Gateway does not have: our provisioning error, not the caller's key.
  INVALID_API_KEY: { ...unavailable, status: 503, headers: soon },
  AUTHORIZER_FAILURE: { ...unavailable, status: 503, headers: soon },
  AUTHORIZER_CONFIGURATION_ERROR: { ...unavailable, status: 503, headers: soon },
  INTEGRATION_TIMEOUT: { ...unavailable, status: 504, detail: 'The service did not answer in time.' },
  INTEGRATION_FAILURE: { ...unavailable, status: 504, detail: 'The service did not answer.' },
  REQUEST_TOO_LARGE: { status: 413, code: 'body_too_large', detail: 'The request body is too large.' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    code: 'unsupported_media_type',
    detail: 'The request body must be application/json.',
  },
  BAD_REQUEST_BODY: { status: 400, code: 'malformed_json', detail: 'The request body is not a JSON object.' },
  BAD_REQUEST_PARAMETERS: {
    status: 422,
    code: 'validation_error',
    detail: 'The request parameters are not valid.',
    more: { errors: [{ loc: ['query'], msg: 'The request parameters are not valid.', type: 'invalid_parameters' }] },
  },
  DEFAULT_4XX: { code: 'bad_request', detail: 'The request was refused.' },
  DEFAULT_5XX: { code: 'internal', detail: 'Something went wrong on our side.' },
};

/** Adds these responses to the API. */
export function addGatewayResponses(api: RestApi): void {
  for (const [type, row] of Object.entries(gatewayResponses)) {
    const body = { detail: row.detail, code: row.code, ...row.more, request_id: '$context.requestId' };
    api.addGatewayResponse(type, {
      type: ResponseType.of(type),
      ...(row.status !== undefined && { statusCode: String(row.status) }),
      ...(row.headers && { responseHeaders: { ...row.headers } }),
      templates: { 'application/json': JSON.stringify(body) },
    });
  }
}
