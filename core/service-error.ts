/** Refusals by the service: a stable code, a message for the caller, and extra body members and headers. */

/** Codes of refusals, mapped to statuses in `functions/runtime/api-handler.ts`. Only the dashboard uses `forbidden`. */
export type RefusalCode =
  | 'malformed_json'
  | 'validation_error'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'quota_exceeded'
  | 'rate_limit_exceeded'
  | 'conflict'
  | 'idempotency_conflict'
  | 'idempotency_mismatch'
  | 'unavailable'
  | 'internal';

/** A refusal whose `message` is shown to the caller, so it never contains upstream text or a secret. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: RefusalCode;
  /** Members of the response body besides `detail` and `code`. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: RefusalCode,
    message: string,
    extra: { body?: Record<string, unknown>; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, extra.cause === undefined ? {} : { cause: extra.cause });
    this.code = code;
    this.body = extra.body ?? {};
    this.headers = extra.headers ?? {};
  }
}
