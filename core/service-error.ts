/** Refusals of the service: a stable code, a sentence for the caller, and what the answer carries besides. */

/** Codes of refusals. `functions/runtime/api-handler.ts` maps each to a status, once. `forbidden` is the dashboard's alone. */
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

/** A refusal to show: `message` is for the caller, so it never holds an upstream's words or a secret. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: RefusalCode;
  /** Members of the answer's body beside `detail` and `code`. */
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
