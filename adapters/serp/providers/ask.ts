/** How providers are asked: within a time, no faster than they allow, and once more where that may help. */
import { createHash } from 'node:crypto';
import type { ProviderCall } from '../../../analysis/index.ts';
import { type ProviderFault, ProviderUnavailable } from './faults.ts';

/** The way out, as `adapters/web/safe-fetch.ts` gives it; asked for here so that adapters stay apart. */
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
}

export interface ProviderRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** An answer of a provider whose status says nothing yet. */
export interface ProviderAnswer {
  status: number;
  headers: Record<string, string>;
  /** Parsed; undefined when the body is no JSON. */
  json: unknown;
}

/** What an answer holds, or why it holds nothing. What was billed is not asked for a second time at once. */
export type Reading<Found> = { found: Found } | { fault: ProviderFault; code?: string | number; isBilled?: boolean };

/** A results page is some hundred kilobytes; ten times that is no results page. */
const maxBytes = 8_000_000;
/** Tries of one request while its audit waits; the audit's own attempts come on top. */
const tries = 2;
const pauseMs = 1_000;
/** A longer pause is not waited for here. */
const longestPauseMs = 5_000;

/** One conversation with a provider: counts its requests and their time for the report. */
export interface Conversation {
  /**
   * Sends `wanted`, once more when the provider is busy or broken, and reads the answer.
   * @throws ProviderUnavailable when nothing comes back that holds something
   */
  ask<Found>(
    wanted: ProviderRequest,
    read: (answer: ProviderAnswer) => Reading<Found>,
  ): Promise<{ found: Found; sha256: string }>;
  /** What to record of it so far. */
  record(endpoint: string, more?: { cost_usd?: number }): ProviderCall;
}

/** Begins a conversation with `provider` that ends within `timeMs`; `pace` is waited for before each request. */
export function converse(
  provider: string,
  { request, now, sleep }: ProviderWorld,
  pace: () => Promise<void>,
  timeMs: number,
): Conversation {
  const endMs = now().getTime() + timeMs;
  let attempts = 0;
  let latencyMs = 0;

  /** One request; undefined when no answer comes. */
  const once = async (wanted: ProviderRequest): Promise<(ProviderAnswer & { sha256: string }) | undefined> => {
    await pace();
    const began = now().getTime();
    if (began >= endMs) return undefined;
    attempts++;
    const answer = await request({ ...wanted, maxBytes, maxRedirects: 0, timeoutMs: endMs - began });
    latencyMs += now().getTime() - began;
    if (answer.outcome === 'failed') return undefined;
    const { status, headers, body } = answer;
    return { status, headers, json: parseJson(body), sha256: createHash('sha256').update(body).digest('hex') };
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
        if (attempt >= tries || !mayHelp || !hasTime) throw new ProviderUnavailable(provider, fault, code);
        await sleep(waitMs);
      }
    },
    record: (endpoint, { cost_usd } = {}) => ({
      endpoint,
      latency_ms: latencyMs,
      attempts,
      ...(cost_usd === undefined ? {} : { cost_usd }),
      cached: false,
    }),
  };
}

/** A pace of at most `perMinute` requests, evenly: each caller waits for its turn. */
export function paceOf(perMinute: number, { now, sleep }: Pick<ProviderWorld, 'now' | 'sleep'>): () => Promise<void> {
  const gapMs = 60_000 / perMinute;
  let nextMs = 0;
  return async () => {
    const nowMs = now().getTime();
    const turnMs = Math.max(nowMs, nextMs);
    nextMs = turnMs + gapMs;
    if (turnMs > nowMs) await sleep(turnMs - nowMs);
  };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Retry-After in seconds; dates are left to the usual pause. */
function retryAfterMs(headers: Record<string, string> | undefined): number | undefined {
  const value = headers?.['retry-after'];
  return value !== undefined && /^\d{1,6}$/u.test(value) ? Number(value) * 1000 : undefined;
}
