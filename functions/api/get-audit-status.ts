/** GET /v1/audits/{audit_id}/status: the status for polling, without the output. */
import { type AuditReader, readStatus } from '../../core/audits/read-audits.ts';
import { apiHandler } from '../runtime/api-handler.ts';
import { statusAnswer } from './audits/read.ts';

export function createHandler(reader: Pick<AuditReader, 'getStatus'>) {
  return apiHandler(async ({ event, authenticated: { caller } }) =>
    statusAnswer(await readStatus(caller.accountId, event.pathParameters?.audit_id ?? '', reader)),
  );
}
