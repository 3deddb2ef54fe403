/** The operations on audits. */
import { AuditFailedError } from './errors.js';
import type { Client } from './generated/client/index.js';
import * as api from './generated/sdk.gen.js';
import type {
  AcceptedAudit,
  Audit,
  AuditList,
  AuditOrder,
  AuditStatus,
  Comparison,
  ListAuditsData,
  Report,
  ReportOutput,
} from './generated/types.gen.js';
import { itemsOf } from './pages.js';
import { untilEnded, type WaitOptions } from './wait.js';

export type AuditSummary = AuditList['audits'][number];
export type AuditQuery = NonNullable<ListAuditsData['query']>;
/** An audit that was read without `view` or `fields`: its output is the whole report. */
export type WholeAudit = Omit<Audit, 'output'> & { output?: Report };
/** An audit that has completed; with `view` or `fields`, the output has only what they name. */
export type CompletedAudit<Output extends ReportOutput = Report> = Omit<Audit, 'output'> & {
  status: 'completed';
  completed_at: string;
  output: Output;
};

/** Options of every call. */
export interface CallOptions {
  signal?: AbortSignal;
}

export interface LaunchOptions extends CallOptions {
  /** By default a new one for each call: all tries of one call launch one audit. Give your own to be safe over restarts. */
  idempotencyKey?: string;
}

export interface ReadOptions extends CallOptions {
  /** `overview`: verdict, actions, comparison and brief, under 20 KB. */
  view?: 'full' | 'overview';
  /** Parts of the output, and no others: `['overview', 'market_serp.topics']`. */
  fields?: readonly string[];
}

/** A read of the whole report. */
export interface WholeReadOptions extends CallOptions {
  view?: 'full';
  fields?: undefined;
}

/** Every operation under `/v1/audits`. Each may throw an `ApiError` or a `ConnectionError`. */
export class Audits {
  readonly #client: Client;
  readonly #maxHoldSeconds: number;
  constructor(client: Client, maxHoldSeconds: number) {
    this.#client = client;
    this.#maxHoldSeconds = maxHoldSeconds;
  }

  /** Launches an audit. It runs in the background; `waitUntilCompleted` follows it. */
  async create(
    order: AuditOrder,
    { signal, idempotencyKey = crypto.randomUUID() }: LaunchOptions = {},
  ): Promise<AcceptedAudit> {
    const headers = { 'Idempotency-Key': idempotencyKey };
    return (await api.createAudit({ ...this.#with(signal), body: order, headers })).data;
  }

  /** Launches the order of an audit again. */
  async rerun(
    auditId: string,
    { signal, idempotencyKey = crypto.randomUUID() }: LaunchOptions = {},
  ): Promise<AcceptedAudit> {
    const headers = { 'Idempotency-Key': idempotencyKey };
    return (await api.rerunAudit({ ...this.#with(signal), path: { audit_id: auditId }, headers })).data;
  }

  /** The audit as it is now, with its output once it is completed. */
  async get(auditId: string, options?: WholeReadOptions): Promise<WholeAudit>;
  async get(auditId: string, options: ReadOptions): Promise<Audit>;
  async get(auditId: string, { signal, view, fields }: ReadOptions = {}): Promise<Audit> {
    const query = { ...(view && { view }), ...(fields && { fields: fields.join(',') }) };
    return (await api.getAudit({ ...this.#with(signal), path: { audit_id: auditId }, query })).data;
  }

  /** The status alone. With `wait`, the answer comes when the audit ends, at the latest after that many seconds (20). */
  async status(auditId: string, { signal, wait }: CallOptions & { wait?: number } = {}): Promise<AuditStatus> {
    const headers = wait === undefined ? {} : { Prefer: `wait=${wait}` };
    return (await api.getAuditStatus({ ...this.#with(signal), path: { audit_id: auditId }, headers })).data;
  }

  /**
   * Waits until the audit has ended, and reads it.
   *
   * @throws AuditFailedError if it failed; WaitTimeoutError after `timeoutMs`
   */
  async waitUntilCompleted(auditId: string, options?: WaitOptions & WholeReadOptions): Promise<CompletedAudit>;
  async waitUntilCompleted(auditId: string, options: WaitOptions & ReadOptions): Promise<CompletedAudit<ReportOutput>>;
  async waitUntilCompleted(
    auditId: string,
    options: WaitOptions & ReadOptions = {},
  ): Promise<CompletedAudit<ReportOutput>> {
    const { signal } = options;
    const read = (wait: number) => this.status(auditId, { ...(signal && { signal }), wait });
    await untilEnded({ auditId, maxHoldSeconds: this.#maxHoldSeconds, read }, options);
    const audit = await this.get(auditId, options);
    if (audit.status !== 'completed') throw new AuditFailedError(audit);
    return audit as CompletedAudit<ReportOutput>;
  }

  /** The account's audits, newest first, page by page as the loop goes on. */
  list(
    { cursor, ...query }: AuditQuery = {},
    options: CallOptions = {},
  ): AsyncGenerator<AuditSummary, void, undefined> {
    return itemsOf(async (from) => {
      const page = await this.listPage({ ...query, ...(from && { cursor: from }) }, options);
      return { items: page.audits, next: page.next_cursor };
    }, cursor);
  }

  /** One page of the list; `next_cursor` leads to the next. */
  async listPage(query: AuditQuery = {}, { signal }: CallOptions = {}): Promise<AuditList> {
    return (await api.listAudits({ ...this.#with(signal), query })).data;
  }

  /** The brief of a completed audit for a writer, as Markdown or HTML. */
  async brief(
    auditId: string,
    { signal, format = 'markdown' }: CallOptions & { format?: 'markdown' | 'html' } = {},
  ): Promise<string> {
    const path = { audit_id: auditId };
    return (await api.getBrief({ ...this.#with(signal), path, query: { format }, parseAs: 'text' })).data;
  }

  /** What changed from one completed audit of a keyword to another. */
  async compare(auditId: string, otherId: string, { signal }: CallOptions = {}): Promise<Comparison> {
    return (await api.compareAudits({ ...this.#with(signal), path: { audit_id: auditId, other_id: otherId } })).data;
  }

  /** Deletes an audit that has ended, with its report. */
  async delete(auditId: string, { signal }: CallOptions = {}): Promise<void> {
    await api.deleteAudit({ ...this.#with(signal), path: { audit_id: auditId } });
  }

  #with(signal: AbortSignal | undefined) {
    return { client: this.#client, throwOnError: true, ...(signal && { signal }) } as const;
  }
}
