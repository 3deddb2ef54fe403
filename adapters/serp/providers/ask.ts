/** Sends requests to providers: within a time limit, within their rate limit, and with one retry where it may help. */
import { createHash } from 'node:crypto';
import type { ProviderCall } from '../../../analysis/index.ts';
import { type ProviderFault, ProviderUnavailable } from './faults.ts';

/** Fetches over the network, as `adapters/web/safe-fetch.ts` does. Passed in, as adapters do not import each other. */
export type HttpRequest = (wanted: {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  maxBytes: number;
  timeoutMs: number;
  maxRedirects: number;
}) => Promise<
  | { outcome: 'answered'; status: number; headers: Record<string, string>; body: Uint8Array }
  | { outcome: 'failed'; reason: string; detail: string }
>;

export interface ProviderWorld {
  request: HttpRequest;
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
  /** Whether a request may be sent once more, after a fault; asked only then. Absent: it may. */
  mayRetry?: () => Promise<boolean>;
  /**
   * Waits for a turn that all workers share; false if it would not come within `maxWaitMs`. Absent: each process paces
   * itself.
   */
  turn?: (wanted: { provider: string; gapMs: number; maxWaitMs: number }) => Promise<boolean>;
}

/** Waits for the next request's turn. False if it would not come within `maxWaitMs`. */
export type Pace = (provider: string, maxWaitMs: number) => Promise<boolean>;

export interface ProviderRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** A provider's response, before its status is checked. */
export interface ProviderAnswer {
  status: number;
  headers: Record<string, string>;
  /** The parsed body; undefined if it is not JSON. */
  json: unknown;
  /** The body, for those that are not JSON. */
  text: () => string;
}

/** The content of a response, or why it has none. A request that was billed is not retried immediately. */
export type Reading<Found> = { found: Found } | { fault: ProviderFault; code?: string | number; isBilled?: boolean };

/** A results page has a few hundred kilobytes. A response ten times as large is something else. */
const maxBytes = 8_000_000;
/** Tries of one request within one attempt of the audit. */
const tries = 2;
const pauseMs = 1_000;
/** If the provider asks for a longer pause, the request fails instead of waiting. */
const longestPauseMs = 5_000;

/** The requests to one provider for one results page, counted and timed for the report. */
export interface Conversation {
  /**
   * Sends `wanted` and reads the response. If the provider is busy or fails, sends it once more.
   * @throws ProviderUnavailable if no response has usable content
   */
  ask<Found>(
    wanted: ProviderRequest,
    read: (answer: ProviderAnswer) => Reading<Found>,
  ): Promise<{ found: Found; sha256: string }>;
  /** What the report records about the requests so far. */
  record(endpoint: string, price?: Pick<ProviderCall, 'cost_usd' | 'list_price_usd'>): ProviderCall;
}

/** Starts the requests to `provider`. They end within `timeMs`, and each waits for its turn by `pace`. */
export function converse(
  provider: string,
  { request, now, sleep, mayRetry = async () => true }: ProviderWorld,
  pace: Pace,
  timeMs: number,
): Conversation {
  const endMs = now().getTime() + timeMs;
  let attempts = 0;
  let latencyMs = 0;

  /** Sends one request; undefined if no response comes. */
  const once = async (wanted: ProviderRequest): Promise<(ProviderAnswer & { sha256: string }) | undefined> => {
    if (!(await pace(provider, endMs - now().getTime()))) throw new ProviderUnavailable(provider, 'rate_limited');
    const began = now().getTime();
    if (began >= endMs) return undefined;
    attempts++;
    const answer = await request({ ...wanted, maxBytes, maxRedirects: 0, timeoutMs: endMs - began });
    latencyMs += now().getTime() - began;
    if (answer.outcome === 'failed') return undefined;
    const { status, headers, body } = answer;
    const text = () => new TextDecoder().decode(body);
    return { status, headers, json: parseJson(body), text, sha256: createHash('sha256').update(body).digest('hex') };
  };

  return {
    ask: async <Found>(wanted: ProviderRequest, read: (answer: ProviderAnswer) => Reading<Found>) => {
      for (let attempt = 1; ; attempt++) {
        const answer = await once(wanted);
        const reading: Reading<Found> = answer === undefined ? { fault: 'their_fault' } : read(answer);
        if ('found' in reading) return { found: reading.found, sha256: answer?.sha256 ?? '' };
        const { fault, code, isBilled = false } = reading;
        const waitMs = retryAfterMs(answer?.headers) ?? pauseMs;
        const mayHelp = !isBilled && (fault === 'rate_limited' || fault === 'their_fault');
        const hasTime = waitMs <= longestPauseMs && now().getTime() + waitMs < endMs;
        if (attempt >= tries || !mayHelp || !hasTime || !(await mayRetry())) {
          throw new ProviderUnavailable(provider, fault, code);
        }
        await sleep(waitMs);
      }
    },
    record: (endpoint, price = {}) => ({
      endpoint,
      latency_ms: latencyMs,
      attempts,
      ...price,
      cached: false,
    }),
  };
}

/** Spaces requests evenly, at most `perMinute`: of all workers, or else of this process. */
export function paceOf(perMinute: number, { now, sleep, turn }: Pick<ProviderWorld, 'now' | 'sleep' | 'turn'>): Pace {
  const gapMs = 60_000 / perMinute;
  if (turn !== undefined) return (provider, maxWaitMs) => turn({ provider, gapMs, maxWaitMs });
  let nextMs = 0;
  return async () => {
    const nowMs = now().getTime();
    const turnMs = Math.max(nowMs, nextMs);
    nextMs = turnMs + gapMs;
    if (turnMs > nowMs) await sleep(turnMs - nowMs);
    return true;
  };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** The seconds in a Retry-After header; undefined for a date, so that the usual pause applies. */
function retryAfterMs(headers: Record<string, string> | undefined): number | undefined {
  const value = headers?.['retry-after'];
  return value !== undefined && /^\d{1,6}$/u.test(value) ? Number(value) * 1000 : undefined;
}
