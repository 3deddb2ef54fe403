/** GET /v1/audits/{audit_id}: the audit and, once completed, its output; waits for the end if preferred. */
import { type AuditReader, readAudit, type WaitDeps, waitForEnd } from '../../core/audits/read-audits.ts';
import { apiHandler } from '../runtime/api-handler.ts';
import { preferredWait, waitApplied } from './audits/prefer-wait.ts';
import { askedFields, auditAnswer } from './audits/read.ts';

export type GetAuditDeps = WaitDeps & { reader: Pick<AuditReader, 'get'> };

export function createHandler(deps: GetAuditDeps) {
  return apiHandler(async ({ event, authenticated: { caller } }) => {
    const fields = askedFields(event);
    const [accountId, auditId] = [caller.accountId, event.pathParameters?.audit_id ?? ''];
    const seconds = preferredWait(event);
    if (seconds !== undefined) await waitForEnd({ accountId, auditId, seconds }, deps);
    const answer = auditAnswer(event, await readAudit(accountId, auditId, deps.reader), fields);
    return seconds === undefined ? answer : { ...answer, headers: { ...answer.headers, ...waitApplied(seconds) } };
  });
}
