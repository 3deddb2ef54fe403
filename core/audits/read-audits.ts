/** Reads an account's audits: one with its output, the status of one, now or when it has ended, or the list. */

import { ServiceError } from '../service-error.ts';
import { isOwner, type Owners } from '../test-mode.ts';
import type { Audit, AuditStatus, AuditType } from './audit.ts';
import { isAuditId } from './audit-id.ts';

/** An audit with its output; `outputJson` is the report as JSON text, present once it is completed. */
export interface AuditWithOutput {
  audit: Audit;
  outputJson?: string;
}

/** The fields of an audit that the list shows. */
export type AuditSummary = Pick<
  Audit,
  | 'audit_id'
  | 'status'
  | 'audit_type'
  | 'keyword'
  | 'user_url'
  | 'language'
  | 'country'
  | 'created_at'
  | 'completed_at'
  | 'error'
>;

/** What the detailed list shows besides: who launched the audit, the rest of the order, and what came out. */
export type AuditDetails = Pick<Audit, 'key_id' | 'control_urls' | 'verdict' | 'score'>;

/** Where a page of the list begins: after this audit. */
export interface ListPosition {
  audit_id: string;
  created_at: string;
}

export interface ListQuery {
  limit: number;
  after?: ListPosition;
  status?: AuditStatus;
  auditType?: AuditType;
  /** As launched. */
  keyword?: string;
  /** A part of the keyword or of the page's address, in one of its `searchForms`. */
  search?: string;
  /** Launched then or later. */
  launchedFrom?: string;
  /** Launched then or earlier. */
  launchedTo?: string;
  oldestFirst?: boolean;
}

export interface DetailedQuery extends ListQuery {
  /** Audits launched with this key alone. */
  keyId?: string;
}

/** What is counted: the audits that a list with these filters shows, from a position on. */
export type CountQuery = Omit<ListQuery, 'limit' | 'oldestFirst'>;

/**
 * How `text` may be written where it is searched for: as given, in lower case, with a capital at its beginning or at
 * that of each word, or in capitals.
 */
export function searchForms(text: string): string[] {
  const lower = text.toLowerCase();
  const [first = ''] = lower;
  const capitals = lower.replaceAll(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
  return [...new Set([text, lower, first.toUpperCase() + lower.slice(first.length), capitals, text.toUpperCase()])];
}

/** Reads stored audits. */
export interface AuditReader {
  getStatus(auditId: string): Promise<Audit | undefined>;
  get(auditId: string): Promise<AuditWithOutput | undefined>;
  /**
   * The account's audits, newest first unless asked otherwise. `next` is present if more may follow, and says how far
   * was looked: a page may hold fewer audits than the limit, or none, although more follow.
   */
  list(accountId: string, query: ListQuery): Promise<{ audits: AuditSummary[]; next?: ListPosition }>;
  /** The same with details. */
  listDetailed(
    accountId: string,
    query: DetailedQuery,
  ): Promise<{ audits: (AuditSummary & AuditDetails)[]; next?: ListPosition }>;
  /** Counts audits, newest first, in one bounded read; `next` is where to go on if more may follow. */
  count(accountId: string, query: CountQuery): Promise<{ count: number; next?: ListPosition }>;
}

/**
 * Reads an audit without its output.
 *
 * @throws ServiceError `not_found` if there is no such audit, it is another account's, or the id is malformed.
 */
export async function readStatus(
  owners: Owners,
  auditId: string,
  reader: Pick<AuditReader, 'getStatus'>,
): Promise<Audit> {
  const audit = isAuditId(auditId) ? await reader.getStatus(auditId) : undefined;
  if (audit === undefined || !isOwner(owners, audit.account_id)) throw notFound();
  return audit;
}

/** The longest wait: API Gateway answers a request within 29 s. */
export const maxWaitSeconds = 20;
/** One read a second, so at most 21 reads of one item of about 1 KB for one wait. */
const everyMs = 1_000;

export interface WaitDeps {
  reader: Pick<AuditReader, 'getStatus'>;
  now: () => Date;
  sleep: (ms: number) => Promise<unknown>;
}

/**
 * Reads an audit without its output as soon as it has ended, or as it is after `seconds`.
 *
 * @throws as `readStatus` does, also if the audit is deleted meanwhile.
 */
export async function waitForEnd(
  { accountId, auditId, seconds }: { accountId: string; auditId: string; seconds: number },
  { reader, now, sleep }: WaitDeps,
): Promise<Audit> {
  const untilMs = now().getTime() + Math.min(seconds, maxWaitSeconds) * 1_000;
  for (;;) {
    const audit = await readStatus(accountId, auditId, reader);
    const leftMs = untilMs - now().getTime();
    if (audit.status === 'completed' || audit.status === 'failed' || leftMs <= 0) return audit;
    await sleep(Math.min(everyMs, leftMs));
  }
}

/** Reads the audit with its output. Throws as `readStatus` does. */
export async function readAudit(
  owners: Owners,
  auditId: string,
  reader: Pick<AuditReader, 'get'>,
): Promise<AuditWithOutput> {
  const found = isAuditId(auditId) ? await reader.get(auditId) : undefined;
  if (found === undefined || !isOwner(owners, found.audit.account_id)) throw notFound();
  return found;
}

function notFound(): ServiceError {
  return new ServiceError('not_found', 'There is nothing at this address.');
}
