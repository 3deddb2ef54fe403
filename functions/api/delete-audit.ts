/** DELETE /v1/audits/{audit_id}: deletes an ended audit with its report. */
import { type AuditRemover, deleteAudit } from '../../core/audits/delete-audit.ts';
import { apiHandler } from '../runtime/api-handler.ts';

export function createHandler(remover: AuditRemover) {
  return apiHandler(async ({ event, authenticated: { caller } }) => {
    await deleteAudit(caller.accountId, event.pathParameters?.audit_id ?? '', remover);
    return { status: 204 };
  });
}
