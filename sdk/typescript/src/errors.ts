/** What a call may throw: a class for each `code` of the API, one for a connection, and two for what a wait finds. */
import type { Audit, Error as ErrorBody } from './generated/types.gen.js';

/** Every error of this package. */
export class AnswerAuditError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** No answer came: the connection failed, or `timeoutMs` passed. `cause` has the reason. */
export class ConnectionError extends AnswerAuditError {}

/** What an API error is made of. */
export interface ApiErrorParts {
  status: number;
  body: ErrorBody;
  /** Whole seconds of the header `Retry-After`. */
  retryAfterSeconds?: number | undefined;
}

/** The API refused a request. `code` is stable, `message` is a sentence for people. */
export class ApiError extends AnswerAuditError {
  readonly status: number;
  readonly code: string;
  readonly requestId: string;
  readonly retryAfterSeconds: number | undefined;
  /** The whole answer, with what is special about this code. */
  readonly body: ErrorBody;

  constructor({ status, body, retryAfterSeconds }: ApiErrorParts) {
    super(`${body.detail} (${status} ${body.code}, request ${body.request_id || 'unknown'})`);
    this.status = status;
    this.code = body.code;
    this.requestId = body.request_id;
    this.retryAfterSeconds = retryAfterSeconds;
    this.body = body;
  }
}

/** 400: the body is not JSON. */
export class MalformedJsonError extends ApiError {}
/** 401: the key is missing, unknown, expired or revoked. */
export class InvalidApiKeyError extends ApiError {}
/** 404: no such audit or event, or another account's. */
export class NotFoundError extends ApiError {}
/** 405: not a method of this address. */
export class MethodNotAllowedError extends ApiError {}
/** 409: the audit or event is not in a state that allows this. */
export class ConflictError extends ApiError {}
/** 409: the first request under this idempotency key is still being answered. */
export class IdempotencyConflictError extends ApiError {}
/** 413: over 16 KiB. */
export class BodyTooLargeError extends ApiError {}
/** 415: not `application/json`. */
export class UnsupportedMediaTypeError extends ApiError {}
/** 422: this idempotency key was used with another order. */
export class IdempotencyMismatchError extends ApiError {}
/** 429: `retryAfterSeconds` says when the window ends. */
export class RateLimitError extends ApiError {}
/** 500: a fault of the service; report the `requestId`. */
export class InternalError extends ApiError {}
/** 503: something that the service depends on is down. */
export class UnavailableError extends ApiError {}

/** 402: the month's quota is used up. */
export class QuotaExceededError extends ApiError {
  get used(): number {
    return Number(this.body.used);
  }
  get limit(): number {
    return Number(this.body.limit);
  }
  /** When the quota starts anew, as ISO 8601. */
  get resetsAt(): string {
    return String(this.body.resets_at);
  }
}

/** 422: the request is refused; `errors` has every fault. */
export class ValidationError extends ApiError {
  get errors(): NonNullable<ErrorBody['errors']> {
    return this.body.errors ?? [];
  }
}

/** The audit that was waited for has failed; `code` says why. */
export class AuditFailedError extends AnswerAuditError {
  readonly audit: Audit;
  readonly code: string;
  constructor(audit: Audit) {
    super(`The audit ${audit.audit_id} failed: ${audit.error?.message ?? 'no reason given'}`);
    this.audit = audit;
    this.code = audit.error?.code ?? 'internal';
  }
}

/** The audit did not end within the time that the caller gave. It goes on; wait again with its `auditId`. */
export class WaitTimeoutError extends AnswerAuditError {
  readonly auditId: string;
  constructor(auditId: string, timeoutMs: number) {
    super(`The audit ${auditId} has not ended after ${Math.round(timeoutMs / 1000)} s.`);
    this.auditId = auditId;
  }
}

/** A message is not from the service, was changed on its way, or is too old. */
export class WebhookVerificationError extends AnswerAuditError {}

/** The class of each `code`. A code that is not in it makes an `ApiError`. */
export const errorClasses: Readonly<Record<string, new (parts: ApiErrorParts) => ApiError>> = {
  malformed_json: MalformedJsonError,
  invalid_api_key: InvalidApiKeyError,
  quota_exceeded: QuotaExceededError,
  not_found: NotFoundError,
  method_not_allowed: MethodNotAllowedError,
  conflict: ConflictError,
  idempotency_conflict: IdempotencyConflictError,
  body_too_large: BodyTooLargeError,
  unsupported_media_type: UnsupportedMediaTypeError,
  validation_error: ValidationError,
  idempotency_mismatch: IdempotencyMismatchError,
  rate_limit_exceeded: RateLimitError,
  internal: InternalError,
  unavailable: UnavailableError,
};

/** The error that a refusing answer stands for, also when its body is not the API's (a proxy's page). */
export function apiError(status: number, headers: Headers, text: string): ApiError {
  const body = bodyOf(text) ?? {
    detail: `The answer is not one of the API's: status ${status}.`,
    code: 'unexpected_answer',
    request_id: headers.get('x-request-id') ?? '',
  };
  const ErrorClass = (Object.hasOwn(errorClasses, body.code) && errorClasses[body.code]) || ApiError;
  return new ErrorClass({ status, body, retryAfterSeconds: secondsOf(headers.get('retry-after')) });
}

function bodyOf(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const { detail, code, request_id = '' } = body as Partial<ErrorBody>;
    return typeof detail === 'string' && typeof code === 'string' ? { ...(body as ErrorBody), request_id } : undefined;
  } catch {
    return undefined;
  }
}

/** Whole seconds of a `Retry-After`, in seconds or as a date (RFC 9110, 10.2.3). */
function secondsOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  const seconds = /^\d+$/u.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
