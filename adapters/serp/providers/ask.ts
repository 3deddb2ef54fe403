/** How providers are asked: within a time, no faster than they allow, a few times where that may help, and never telling why to a caller. */
import { createHash } from 'node:crypto';
import { type ProviderCall, SearchUnavailable } from '../../../analysis/index.ts';

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
  timeoutMs: number;
}

/** An answer of a provider whose status says nothing yet. */
export interface ProviderAnswer {
  status: number;
  headers: Record<string, string>;
  /** Parsed; undefined when the body is no JSON. */
  json: unknown;
  /** Of the body, hexadecimal. */
  sha256: string;
}

/** Why a provider gave no results page, for our logs and for the choice of what to do. */
export type ProviderFault = 'credentials' | 'out_of_credit' | 'rate_limited' | 'refused' | 'their_fault' | 'unreadable';

/** What may mend itself in minutes; credentials, credit and a request that a provider does not take will not. */
const passing: ReadonlySet<ProviderFault> = new Set(['rate_limited', 'their_fault', 'unreadable']);

/** The end of asking one provider. The message names provider and fault and nothing that the provider wrote. */
export function unavailable(provider: string, fault: ProviderFault, code?: string | number): SearchUnavailable {
  const told = code === undefined ? fault : `${fault} (${code})`;
  return new SearchUnavailable(`${provider}: ${told}`, { retryable: passing.has(fault) });
}

/** A results page is some hundred kilobytes; ten times that is no results page. */
const maxBytes = 8_000_000;
/** Tries of one request while its audit waits; the audit's own attempts come on top. */
const tries = 2;
const pauseMs = 1_000;
/** A longer pause is not waited for here. */
const longestPauseMs = 5_000;

/** One conversation with a provider: counts its requests and their time for the report. */
export interface Conversation {
  /** Sends `wanted`, again when the provider is busy or broken. Throws `SearchUnavailable` when nothing comes back. */
  ask(wanted: ProviderRequest): Promise<ProviderAnswer>;
  /** What to record of it so far. */
  record(endpoint: string, more?: { cost_usd?: number; cached?: boolean }): ProviderCall;
}

/** Begins a conversation with `provider`; `pace` is waited for before each request. */
export function converse(provider: string, world: ProviderWorld, pace: () => Promise<void>): Conversation {
  let attempts = 0;
  let latencyMs = 0;
  const once = async (wanted: ProviderRequest): Promise<ProviderAnswer | 'no_answer'> => {
    await pace();
    attempts++;
    const began = world.now().getTime();
    const answer = await world.request({ ...wanted, maxBytes, maxRedirects: 0 });
    latencyMs += world.now().getTime() - began;
    if (answer.outcome === 'failed') return 'no_answer';
    const sha256 = createHash('sha256').update(answer.body).digest('hex');
    return { status: answer.status, headers: answer.headers, json: parseJson(answer.body), sha256 };
  };
  return {
    ask: async (wanted) => {
      for (let attempt = 1; ; attempt++) {
        const answer = await once(wanted);
        const isBusy = answer !== 'no_answer' && (answer.status === 429 || answer.status >= 500);
        const waitMs = answer === 'no_answer' ? pauseMs : (retryAfterMs(answer.headers) ?? pauseMs);
        if (attempt < tries && (isBusy || answer === 'no_answer') && waitMs <= longestPauseMs) {
          await world.sleep(waitMs);
          continue;
        }
        if (answer === 'no_answer') throw unavailable(provider, 'their_fault');
        return answer;
      }
    },
    record: (endpoint, { cost_usd, cached = false } = {}) => ({
      endpoint,
      latency_ms: latencyMs,
      attempts,
      ...(cost_usd === undefined ? {} : { cost_usd }),
      cached,
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
function retryAfterMs({ 'retry-after': value }: Record<string, string>): number | undefined {
  return value !== undefined && /^\d{1,6}$/u.test(value) ? Number(value) * 1000 : undefined;
}
