/** Calls the dashboard's API with the token of the signed-in user. All requests go through here. */
import type { Tokens } from '../session/tokens.ts';
import { ApiError, errorOfAnswer, networkError } from './api-error.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface Asked {
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  /** Of this mode, in place of the client's. */
  livemode?: boolean;
  /** Requests with the same key are only carried out once. */
  idempotencyKey?: string;
}

export interface ApiClient {
  /** The mode of its lists and launches. */
  livemode: boolean;
  /** Returns the body as JSON. `path` is below `/dashboard`. @throws ApiError */
  json: <Answer>(method: Method, path: string, asked?: Asked) => Promise<Answer>;
  /** Sends a DELETE to `path`. @throws ApiError */
  remove: (path: string) => Promise<void>;
  /** Returns the body as text. @throws ApiError */
  text: (path: string) => Promise<string>;
}

interface ClientOptions {
  /** By default live mode. */
  livemode?: boolean;
  /** By default the browser's `fetch`. */
  request?: typeof fetch;
}

/** A client for the session. */
export function openApiClient(
  session: Tokens,
  { livemode: mode = true, request = (...call) => fetch(...call) }: ClientOptions = {},
): ApiClient {
  const send = async (method: Method, path: string, asked: Asked, token: string) => {
    const { body, signal, idempotencyKey, livemode = mode } = asked;
    try {
      return await request(`/dashboard${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(livemode ? {} : { Livemode: 'false' }),
          ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
        cache: 'no-store',
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw networkError();
    }
  };
  const ask = async (method: Method, path: string, asked: Asked = {}): Promise<Response> => {
    const token = await session.accessToken().catch(unreachable);
    let answer = await send(method, path, asked, token);
    if (answer.status === 401) {
      const fresh = await session.replaceToken(token).catch(unreachable);
      if (fresh === undefined) throw notAccepted();
      answer = await send(method, path, asked, fresh);
      if (answer.status === 401) throw notAccepted();
    }
    if (answer.ok) return answer;
    throw errorOfAnswer(answer.status, await answer.json().catch(() => undefined), answer.headers.get('Retry-After'));
  };
  return {
    livemode: mode,
    json: async <Answer>(method: Method, path: string, asked?: Asked): Promise<Answer> => {
      const answer = await ask(method, path, asked);
      try {
        // The service's responses follow its contract, whose types the callers give.
        return (await answer.json()) as Answer;
      } catch {
        throw networkError();
      }
    },
    remove: async (path) => {
      await ask('DELETE', path);
    },
    text: async (path) => {
      const answer = await ask('GET', path);
      return await answer.text().catch(() => Promise.reject(networkError()));
    },
  };
}

function unreachable(): never {
  throw networkError();
}

function notAccepted(): ApiError {
  const detail = 'The service does not accept your sign-in. Sign out and in again.';
  return new ApiError({ status: 401, code: 'unauthorized', detail });
}
