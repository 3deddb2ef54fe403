/** The only way to the network: HTTP requests to public addresses, limited in time, redirects and bytes. */
import { Agent, request } from 'undici';
import { type ConnectorOptions, publicConnector } from './connector.ts';
import { acceptedEncodings, readBody } from './decoded-body.ts';
import { failureDetail, failureOf, type SafeFailure } from './failures.ts';
import { cachingDispatcher, fetchedHeader, maxAgeMs } from './page-cache.ts';

export interface SafeRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Of the decoded body. */
  maxBytes: number;
  /** Returns up to `maxBytes` of what arrives in time and can be decoded, for callers that need only the status. */
  beginning?: boolean;
  /** From the first byte sent to the last byte received, including all redirects. */
  timeoutMs: number;
  /** 0 returns the redirect itself as the response. */
  maxRedirects: number;
  /** If it returns false, the body is not read and the response has an empty body. */
  wants?: (status: number, headers: Readonly<Record<string, string>>) => boolean;
  /** Whether a stored response may be used while its server calls it fresh. */
  mayBeStored?: boolean;
}

export interface SafeAnswer {
  outcome: 'answered';
  status: number;
  /** Names in lower case; values of a repeated header joined by commas. */
  headers: Record<string, string>;
  body: Uint8Array;
  /** All addresses requested, in order; the last one responded. */
  urls: string[];
  /** From the last request to the first byte of its response. */
  ttfbMs: number;
  /** How long ago a stored response was fetched; absent if it was fetched now. */
  ageMs?: number;
}

/** No response; `detail` is for our logs. */
export interface SafeRefusal {
  outcome: 'failed';
  reason: SafeFailure;
  detail: string;
  urls: string[];
}

export type SafeFetch = (wanted: SafeRequest) => Promise<SafeAnswer | SafeRefusal>;

export interface WebOptions extends Omit<ConnectorOptions, 'connectTimeoutMs'> {
  /** Sent with every request: who is asking, and where to complain. */
  userAgent: string;
  /** Milliseconds, for measuring. */
  clock?: () => number;
}

export interface Web {
  fetch: SafeFetch;
  close(): Promise<void>;
}

const connectTimeoutMs = 5_000;
const maxHeaderBytes = 64 * 1024;
const connectionsPerHost = 2;
const redirects = new Set([301, 302, 303, 307, 308]);

/** Opens the way out. `fetch` never throws: every failure is an outcome. */
export function openWeb(options: WebOptions): Web {
  const { userAgent, clock = () => performance.now() } = options;
  const agent = new Agent({
    connect: publicConnector({ ...options, connectTimeoutMs }),
    connections: connectionsPerHost,
    maxHeaderSize: maxHeaderBytes,
    pipelining: 1,
    keepAliveTimeout: 4_000,
  });
  const caching = cachingDispatcher(agent);

  const fetch: SafeFetch = async (wanted) => {
    const signal = AbortSignal.timeout(Math.max(0, Math.round(wanted.timeoutMs)));
    const urls: string[] = [];
    let next = wanted.url;
    try {
      while (urls.length <= wanted.maxRedirects) {
        const url = vetted(next);
        if (url === null) return failed('bad_url', 'no address to ask', urls);
        urls.push(url.href);
        const answer = await ask(url, wanted, signal);
        if (typeof answer === 'string') return failed(answer, url.host, urls);
        const { location } = answer.headers;
        if (!redirects.has(answer.status) || location === undefined || wanted.maxRedirects === 0) {
          return { ...answer, urls };
        }
        next = URL.canParse(location, url.href) ? new URL(location, url.href).href : location;
      }
      return failed('too_many_redirects', String(urls.length), urls);
    } catch (error) {
      return failed(failureOf(error, signal), failureDetail(error), urls);
    }
  };

  async function ask(
    url: URL,
    wanted: SafeRequest,
    signal: AbortSignal,
    mayBeStored = wanted.mayBeStored ?? false,
  ): Promise<Omit<SafeAnswer, 'urls'> | 'too_large' | 'undecodable'> {
    const began = clock();
    const beganAtMs = Date.now();
    // Undici observes the signal only once connected; resolving, connecting and the handshake must count too.
    const response = await inTime(
      signal,
      request(url, {
        dispatcher: mayBeStored ? caching : agent,
        method: wanted.method ?? 'GET',
        headers: { 'user-agent': userAgent, 'accept-encoding': acceptedEncodings, ...wanted.headers },
        body: wanted.body ?? null,
        signal,
        headersTimeout: wanted.timeoutMs,
        bodyTimeout: wanted.timeoutMs,
      }),
    );
    const ttfbMs = Math.round(clock() - began);
    const { [fetchedHeader]: fetched, ...headers } = plain(response.headers);
    const { statusCode: status } = response;
    const isStored = fetched !== undefined && Number(fetched) < beganAtMs;
    const ageMs = isStored ? beganAtMs - Number(fetched) : 0;
    if (ageMs > maxAgeMs) {
      response.body.on('error', ignore);
      response.body.destroy();
      return await ask(url, wanted, signal, false);
    }
    const known = { outcome: 'answered' as const, status, headers, ttfbMs, ...(isStored ? { ageMs } : {}) };
    if (redirects.has(status) || wanted.wants?.(status, headers) === false) {
      response.body.on('error', ignore);
      response.body.destroy();
      return { ...known, body: new Uint8Array() };
    }
    const body = await readBody(response.body, headers['content-encoding'], wanted.maxBytes, wanted.beginning);
    return body.outcome === 'read' ? { ...known, body: body.bytes } : body.outcome;
  }

  return { fetch, close: () => agent.destroy() };
}

/** Settles as `work` does, or rejects as soon as the signal aborts; a later result is dropped. */
async function inTime<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const end = (): void => reject(signal.reason);
  signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** A body that is not read is aborted; ignore that error. */
function ignore(): void {}

/**
 * Returns `text` as a URL that may be requested: http(s), without user name or password, on a web port. Otherwise null.
 */
function vetted(text: string): URL | null {
  if (text.length > 8_192 || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.username !== '' || url.password !== '' || url.hostname === '') return null;
  // Every other port below 1024 belongs to another protocol, whose server might misread our request as its own.
  const port = url.port === '' ? 443 : Number(url.port);
  if (port < 1024 && port !== 80 && port !== 443) return null;
  url.hash = '';
  return url;
}

function plain(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), typeof value === 'string' ? value : value.join(', ')]],
    ),
  );
}

function failed(reason: SafeFailure, detail: string, urls: string[]): SafeRefusal {
  return { outcome: 'failed', reason, detail, urls };
}
