/** GET /v1/audits/{audit_id}/compare/{other_id}: what changed from the first audit to the second. */
import type { AuditReader } from '../../core/audits/read-audits.ts';
import { apiHandler } from '../runtime/api-handler.ts';
import { comparisonAnswer } from './audits/compare.ts';

export function createHandler(reader: Pick<AuditReader, 'get'>) {
  return apiHandler(({ event, authenticated: { caller } }) => {
    const { audit_id: before = '', other_id: after = '' } = event.pathParameters ?? {};
    return comparisonAnswer(caller.accountId, { before, after }, reader);
  });
}
