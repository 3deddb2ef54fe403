/** Reads audits for their account: one with its output, its status for polling, and the list. Another account's are not found. */
import { ServiceError } from '../service-error.ts';
import type { Audit, AuditStatus, AuditType } from './audit.ts';
import { isAuditId } from './audit-id.ts';

/** An audit with what it yielded; `outputJson` is the report as JSON text, there once it is completed. */
export interface AuditWithOutput {
  audit: Audit;
  outputJson?: string;
}

/** What the list shows of an audit. */
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

/** Where in the list a page begins: after this audit. */
export interface ListPosition {
  audit_id: string;
  created_at: string;
}

export interface ListQuery {
  limit: number;
  after?: ListPosition;
  status?: AuditStatus;
  auditType?: AuditType;
  /** As it was launched. */
  keyword?: string;
}

/** Where audits are read. */
export interface AuditReader {
  getStatus(auditId: string): Promise<Audit | undefined>;
  get(auditId: string): Promise<AuditWithOutput | undefined>;
  /** The account's audits, newest first; `next` is there when more may follow. */
  list(accountId: string, query: ListQuery): Promise<{ audits: AuditSummary[]; next?: ListPosition }>;
}

/**
 * The small part of an audit.
 *
 * @throws ServiceError `not_found`: no such audit, another account's, or an id that can be none; all alike.
 */
export async function readStatus(
  accountId: string,
  auditId: string,
  reader: Pick<AuditReader, 'getStatus'>,
): Promise<Audit> {
  const audit = isAuditId(auditId) ? await reader.getStatus(auditId) : undefined;
  if (audit?.account_id !== accountId) throw notFound();
  return audit;
}

/** The audit with its output. Throws as `readStatus` does. */
export async function readAudit(
  accountId: string,
  auditId: string,
  reader: Pick<AuditReader, 'get'>,
): Promise<AuditWithOutput> {
  const found = isAuditId(auditId) ? await reader.get(auditId) : undefined;
  if (found?.audit.account_id !== accountId) throw notFound();
  return found;
}

function notFound(): ServiceError {
  return new ServiceError('not_found', 'There is nothing at this address.');
}
