/** Reads an account's audits: one with its output, the status of one, or the list. */
import { ServiceError } from '../service-error.ts';
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
}

/** Reads stored audits. */
export interface AuditReader {
  getStatus(auditId: string): Promise<Audit | undefined>;
  get(auditId: string): Promise<AuditWithOutput | undefined>;
  /** The account's audits, newest first; `next` is present if more may follow. */
  list(accountId: string, query: ListQuery): Promise<{ audits: AuditSummary[]; next?: ListPosition }>;
}

/**
 * Reads an audit without its output.
 *
 * @throws ServiceError `not_found` if there is no such audit, it is another account's, or the id is malformed.
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

/** Reads the audit with its output. Throws as `readStatus` does. */
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
