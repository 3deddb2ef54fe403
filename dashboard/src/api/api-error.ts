/** A request that was not answered as hoped: the API's one error body, or no answer at all. */

/** One fault of a request's body: where, and what. */
export interface FieldFault {
  loc: readonly (string | number)[];
  msg: string;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 when there was no answer. */
  readonly status: number;
  /** The API's, or `network`. */
  readonly code: string;
  readonly requestId: string | undefined;
  readonly faults: readonly FieldFault[];
  /** What `Retry-After` asks for. */
  readonly retryAfterSeconds: number | undefined;

  constructor(fields: {
    status: number;
    code: string;
    detail: string;
    requestId?: string | undefined;
    faults?: readonly FieldFault[];
    retryAfterSeconds?: number | undefined;
  }) {
    super(fields.detail);
    this.status = fields.status;
    this.code = fields.code;
    this.requestId = fields.requestId;
    this.faults = fields.faults ?? [];
    this.retryAfterSeconds = fields.retryAfterSeconds;
  }
}

/** There was no answer. */
export function networkError(): ApiError {
  const detail = 'The service cannot be reached. Check your connection and try again.';
  return new ApiError({ status: 0, code: 'network', detail });
}

/**
 * The error that an answer tells of. Gateways in between may answer with another body, or with none.
 * @param body the parsed JSON, undefined when it was none
 * @param retryAfter the header, when there is one
 */
export function errorOfAnswer(status: number, body: unknown, retryAfter: string | null): ApiError {
  const fields: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const { detail, code, request_id: requestId, errors } = fields;
  return new ApiError({
    status,
    code: typeof code === 'string' ? code : `http_${status}`,
    detail: typeof detail === 'string' ? detail : `The service answered with status ${status}.`,
    requestId: typeof requestId === 'string' ? requestId : undefined,
    faults: Array.isArray(errors) ? errors.flatMap(readFault) : [],
    retryAfterSeconds: /^\d{1,6}$/u.test(retryAfter ?? '') ? Number(retryAfter) : undefined,
  });
}

function readFault(value: unknown): FieldFault[] {
  if (typeof value !== 'object' || value === null || !('msg' in value) || typeof value.msg !== 'string') return [];
  const loc: unknown[] = 'loc' in value && Array.isArray(value.loc) ? value.loc : [];
  return [{ loc: loc.filter((part) => typeof part === 'string' || typeof part === 'number'), msg: value.msg }];
}

/** What to say of an error, to people. */
export interface ErrorWords {
  detail: string;
  requestId: string | undefined;
}

/** The words for any error that a view may meet. */
export function errorWords(error: unknown): ErrorWords {
  if (!(error instanceof ApiError)) return { detail: 'Something went wrong on this page.', requestId: undefined };
  const wait = error.retryAfterSeconds;
  const again = wait === undefined || error.status === 402 ? '' : ` It can be tried again in ${waitWords(wait)}.`;
  // A request id helps with our faults; a caller's own mistake needs none.
  return { detail: error.message + again, requestId: error.status >= 500 ? error.requestId : undefined };
}

function waitWords(seconds: number): string {
  if (seconds < 90) return `${seconds} second${seconds === 1 ? '' : 's'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/**
 * A refused form's faults at their fields.
 * @param names the fields of the form as the API names them
 * @returns the first message of each field, and what belongs to none of them
 */
export function fieldMessages(
  error: unknown,
  names: readonly string[],
): { fields: Record<string, string>; rest: string[] } {
  const fields: Record<string, string> = {};
  const rest: string[] = [];
  for (const { loc, msg } of error instanceof ApiError ? error.faults : []) {
    const name = loc.find((part) => names.includes(String(part)));
    if (name === undefined) rest.push(msg);
    else fields[name] ??= msg;
  }
  return { fields, rest };
}
