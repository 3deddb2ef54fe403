/** The client of the API: where it is, the key, and how patient it is. */
import { Audits, type CallOptions } from './audits.js';
import { AnswerAuditError } from './errors.js';
import { Events } from './events.js';
import { createClient } from './generated/client/index.js';
import * as api from './generated/sdk.gen.js';
import type { Usage } from './generated/types.gen.js';
import { type Retry, retryingFetch } from './retry.js';
import { Schedules } from './schedules.js';
import { version } from './version.js';

export interface AnswerAuditOptions {
  /** By default the variable `ANSWER_AUDIT_API_KEY`. */
  apiKey?: string;
  /** By default the variable `ANSWER_AUDIT_BASE_URL`. https, or http to this machine. */
  baseUrl?: string;
  /** Tries after the first one of a request. Default 3. */
  maxRetries?: number;
  /**
   * A `Retry-After` beyond this is not waited for: the error is thrown at once. Default 65 s, which spans a minute's
   * limit.
   */
  maxRetryWaitMs?: number;
  /** Of one try, its body included. Default 30 s. */
  timeoutMs?: number;
  /** Called before each wait for another try. */
  onRetry?: (retry: Retry) => void;
  /** Instead of the global one, such as one with a proxy. */
  fetch?: typeof fetch;
}

/** An account's access to the API. Keep one for the whole program. */
export class AnswerAudit {
  readonly audits: Audits;
  readonly events: Events;
  readonly schedules: Schedules;
  /** The plan, its quota and the rate limits, with what is left. */
  readonly usage: (options?: CallOptions) => Promise<Usage>;

  constructor(options: AnswerAuditOptions = {}) {
    const apiKey = options.apiKey ?? process.env.ANSWER_AUDIT_API_KEY;
    if (!apiKey) throw new AnswerAuditError('Give an apiKey, or set ANSWER_AUDIT_API_KEY.');
    const { timeoutMs = 30_000 } = options;
    const client = createClient({
      baseUrl: safeBaseUrl(options.baseUrl ?? process.env.ANSWER_AUDIT_BASE_URL),
      auth: apiKey,
      headers: { 'User-Agent': `answer-audit-sdk-typescript/${version}` },
      fetch: retryingFetch({
        fetch: options.fetch ?? globalThis.fetch,
        maxRetries: options.maxRetries ?? 3,
        maxRetryWaitMs: options.maxRetryWaitMs ?? 65_000,
        timeoutMs,
        onRetry: options.onRetry,
      }),
    });
    // A held answer must come before its try is given up.
    this.audits = new Audits(client, Math.max(1, Math.floor(timeoutMs / 2000)));
    this.events = new Events(client);
    this.schedules = new Schedules(client);
    this.usage = async ({ signal } = {}) =>
      (await api.getUsage({ client, throwOnError: true, ...(signal && { signal }) })).data;
  }
}

/** Without a slash at its end; refused where the key would travel in the clear. */
function safeBaseUrl(text: string | undefined): string {
  if (!text || !URL.canParse(text)) throw new AnswerAuditError('Give a baseUrl, or set ANSWER_AUDIT_BASE_URL.');
  const { protocol, hostname } = new URL(text);
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/u.test(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) {
    throw new AnswerAuditError('The baseUrl must begin with https://, except on this machine.');
  }
  return text.replace(/\/+$/u, '');
}
