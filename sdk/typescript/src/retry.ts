/** A `fetch` that waits and tries again, gives each try a time limit, and throws the error that an answer stands for. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, apiError, ConnectionError } from './errors.js';

/** A try that failed and is repeated. */
export interface Retry {
  /** Of the try that failed, from 1. */
  attempt: number;
  waitMs: number;
  error: ApiError | ConnectionError;
}

export interface RetryOptions {
  fetch: typeof fetch;
  maxRetries: number;
  maxRetryWaitMs: number;
  timeoutMs: number;
  onRetry?: ((retry: Retry) => void) | undefined;
}

/** The first wait where the answer names none; each further one is twice as long. */
const firstWaitMs = 500;
const longestWaitMs = 8_000;
/** Clients that were refused together must not come back together. */
const spreadMs = 250;
const repeatable = new Set([429, 500, 502, 503, 504]);

/** Wraps `options.fetch`. Whoever calls it reads no error status: it throws `ApiError` or `ConnectionError`. */
export function retryingFetch(options: RetryOptions): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    for (let attempt = 1; ; attempt++) {
      try {
        return await tryOnce(request.clone(), options);
      } catch (error) {
        const waitMs = isOurs(error) && attempt <= options.maxRetries ? waitBefore(attempt, error, options) : undefined;
        if (waitMs === undefined || !isOurs(error)) throw error;
        options.onRetry?.({ attempt, waitMs, error });
        await sleep(waitMs, undefined, { signal: request.signal });
      }
    }
  };
}

const isOurs = (error: unknown): error is ApiError | ConnectionError =>
  error instanceof ConnectionError || error instanceof ApiError;

async function tryOnce(request: Request, { fetch, timeoutMs }: RetryOptions): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
  let response: Response;
  let body: ArrayBuffer;
  try {
    // A redirect could carry the key to another host.
    response = await fetch(new Request(request, { signal, redirect: 'manual' }));
    // Read here, so that an answer that breaks off is asked for again.
    body = await response.arrayBuffer();
  } catch (cause) {
    request.signal.throwIfAborted();
    const reason = cause instanceof Error && cause.name === 'TimeoutError' ? `within ${timeoutMs / 1000} s` : 'at all';
    throw new ConnectionError(`${request.method} ${new URL(request.url).pathname} was not answered ${reason}.`, {
      cause,
    });
  }
  const { status, headers } = response;
  if (!response.ok || !isOfApi(request, headers, body)) throw apiError(status, headers, new TextDecoder().decode(body));
  return new Response(body.byteLength === 0 ? null : body, { status, headers });
}

/** Whether a success is the API's own, and not the page of a network that asks to sign in. Only briefs are text. */
function isOfApi(request: Request, headers: Headers, body: ArrayBuffer): boolean {
  if (body.byteLength === 0 || new URL(request.url).pathname.endsWith('/brief')) return true;
  return headers.get('content-type')?.startsWith('application/json') === true;
}

/** Milliseconds to wait before the next try; undefined if another one is of no use, or too far away. */
function waitBefore(attempt: number, error: ApiError | ConnectionError, options: RetryOptions): number | undefined {
  const spread = Math.random() * spreadMs;
  if (!(error instanceof ConnectionError)) {
    // The first request under the key, whose answer was lost, may still be in work.
    if (!repeatable.has(error.status) && error.code !== 'idempotency_conflict') return undefined;
    const askedMs = error.retryAfterSeconds === undefined ? undefined : error.retryAfterSeconds * 1000;
    if (askedMs !== undefined) return askedMs > options.maxRetryWaitMs ? undefined : askedMs + spread;
  }
  return Math.min(longestWaitMs, firstWaitMs * 2 ** (attempt - 1), options.maxRetryWaitMs) + spread;
}
