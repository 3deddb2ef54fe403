/** Deletes an ended audit with its report; its unit of quota stays counted. */
import { ServiceError } from '../service-error.ts';
import { isAuditId } from './audit-id.ts';

/** Deletes everything stored about an audit, or nothing. */
export interface AuditRemover {
  /** `not_found`: no such audit, or another account's. `not_ended`: a worker may still write to it. */
  remove(accountId: string, auditId: string): Promise<'removed' | 'not_found' | 'not_ended'>;
}

/**
 * Deletes the audit, its report and everything else stored about it.
 *
 * @throws ServiceError `not_found` as `readStatus` does; `conflict` before the audit has ended.
 */
export async function deleteAudit(accountId: string, auditId: string, remover: AuditRemover): Promise<void> {
  const outcome = isAuditId(auditId) ? await remover.remove(accountId, auditId) : 'not_found';
  if (outcome === 'not_found') throw new ServiceError('not_found', 'There is nothing at this address.');
  if (outcome === 'not_ended') {
    throw new ServiceError('conflict', 'This audit is still being made. It can be deleted once it has ended.');
  }
}
