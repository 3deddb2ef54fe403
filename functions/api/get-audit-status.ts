/** GET /v1/audits/{audit_id}/status: the status for polling, without the output; waits for the end if preferred. */
import { readStatus, type WaitDeps, waitForEnd } from '../../core/audits/read-audits.ts';
import { apiHandler } from '../runtime/api-handler.ts';
import { preferredWait, waitApplied } from './audits/prefer-wait.ts';
import { statusAnswer } from './audits/read.ts';

export function createHandler(deps: WaitDeps) {
  return apiHandler(async ({ event, authenticated: { caller } }) => {
    const [accountId, auditId] = [caller.accountId, event.pathParameters?.audit_id ?? ''];
    const seconds = preferredWait(event);
    if (seconds === undefined) return statusAnswer(await readStatus(accountId, auditId, deps.reader));
    const audit = await waitForEnd({ accountId, auditId, seconds }, deps);
    return { ...statusAnswer(audit), headers: waitApplied(seconds) };
  });
}
