/** GET /v1/audits/{audit_id}: the audit and, once completed, its output. */
import { type AuditReader, readAudit } from '../../core/audits/read-audits.ts';
import { apiHandler } from '../runtime/api-handler.ts';
import { askedFields, auditAnswer } from './audits/read.ts';

export function createHandler(reader: Pick<AuditReader, 'get'>) {
  return apiHandler(async ({ event, authenticated: { caller } }) => {
    const fields = askedFields(event);
    return auditAnswer(event, await readAudit(caller.accountId, event.pathParameters?.audit_id ?? '', reader), fields);
  });
}
