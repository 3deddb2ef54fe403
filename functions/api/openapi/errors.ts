/** The errors of `/v1` in the OpenAPI document. */
import type { ErrorStatus } from '../contract/operation.ts';

const retryAfter = { 'Retry-After': { description: 'Whole seconds to wait', schema: { type: 'integer', minimum: 1 } } };

interface ErrorAnswer {
  description: string;
  headers?: Record<string, unknown>;
}

export const errorAnswers: Readonly<Record<ErrorStatus, ErrorAnswer>> = {
  400: { description: '`malformed_json`: the body is not JSON, or is not an object' },
  401: { description: '`invalid_api_key`: the key is missing, malformed, unknown, expired or revoked' },
  402: { description: '`quota_exceeded`: the monthly quota is used up; the body has `used`, `limit`, `resets_at`' },
  404: { description: "`not_found`: no such audit, event or schedule, or another account's" },
  409: {
    description:
      '`idempotency_conflict`: the first request under this Idempotency-Key is still in flight; `conflict`: what is stored is not in a state that allows this',
    headers: retryAfter,
  },
  413: { description: '`body_too_large`: over 16 KiB' },
  415: { description: '`unsupported_media_type`: a body that is not `application/json`' },
  422: { description: '`validation_error` with `errors`, or `idempotency_mismatch`' },
  429: { description: '`rate_limit_exceeded`: 100 requests a minute or 20 audits an hour', headers: retryAfter },
  500: { description: '`internal`: our fault' },
  503: { description: '`unavailable`: a dependency is down', headers: retryAfter },
};
