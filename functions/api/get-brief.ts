/** GET /v1/audits/{audit_id}/brief: the brief, as Markdown or HTML. */
import { type AuditReader, readAudit } from '../../core/audits/read-audits.ts';
import { apiHandler } from '../runtime/api-handler.ts';
import { askedBriefFormat, briefAnswer } from './audits/documents.ts';

export function createHandler(reader: Pick<AuditReader, 'get'>) {
  return apiHandler(async ({ event, authenticated: { caller } }) => {
    const format = askedBriefFormat(event);
    return briefAnswer(await readAudit(caller.accountId, event.pathParameters?.audit_id ?? '', reader), format);
  });
}
