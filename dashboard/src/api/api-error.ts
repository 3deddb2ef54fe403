/** The error of a failed request: the API's error body, or no response at all. */

/** One fault in a request's body: its place and a message. */
export interface FieldFault {
  loc: readonly (string | number)[];
  msg: string;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 if there was no response. */
  readonly status: number;
  /** The API's code, or `network`. */
  readonly code: string;
  readonly requestId: string | undefined;
  readonly faults: readonly FieldFault[];
  /** From the header `Retry-After`. */
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

/** The error for a request without a response. */
export function networkError(): ApiError {
  const detail = 'The service cannot be reached. Check your connection and try again.';
  return new ApiError({ status: 0, code: 'network', detail });
}

/**
 * Builds the error of a response. Gateways on the way may send a different body, or none.
 * @param body the parsed JSON; undefined if it was not JSON
 * @param retryAfter the header's value; null if it is missing
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

/** An error as shown to users. */
export interface ErrorWords {
  detail: string;
  requestId: string | undefined;
}

/** The text for any error that a view may catch. */
export function errorWords(error: unknown): ErrorWords {
  if (!(error instanceof ApiError)) return { detail: 'Something went wrong on this page.', requestId: undefined };
  const wait = error.retryAfterSeconds;
  const again = wait === undefined || error.status === 402 ? '' : ` It can be tried again in ${waitWords(wait)}.`;
  // The request id helps support with errors of the service. A caller's own mistake does not need it.
  return { detail: error.message + again, requestId: error.status >= 500 ? error.requestId : undefined };
}

function waitWords(seconds: number): string {
  if (seconds < 90) return `${seconds} second${seconds === 1 ? '' : 's'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/**
 * Assigns the faults of a rejected form to its fields.
 * @param names the form's fields, as the API names them
 * @returns the first message of each field, and messages that belong to no field
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
