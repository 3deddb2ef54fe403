/** Deletes an ended audit with its report; its unit of quota stays counted. */

import { ServiceError } from '../service-error.ts';
import type { Owners } from '../test-mode.ts';
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
export async function deleteAudit(owners: Owners, auditId: string, remover: AuditRemover): Promise<void> {
  let outcome: Awaited<ReturnType<AuditRemover['remove']>> = 'not_found';
  for (const owner of isAuditId(auditId) ? [owners].flat() : []) {
    outcome = await remover.remove(owner, auditId);
    if (outcome !== 'not_found') break;
  }
  if (outcome === 'not_found') throw new ServiceError('not_found', 'There is nothing at this address.');
  if (outcome === 'not_ended') {
    throw new ServiceError('conflict', 'This audit is still being made. It can be deleted once it has ended.');
  }
}
