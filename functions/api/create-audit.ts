/** POST /v1/audits and POST /v1/audits/{audit_id}/rerun: launches an audit, or launches one again. */
import { apiHandler } from '../runtime/api-handler.ts';
import { launchAnswer, type RerunDeps, rerunAnswer } from './audits/launch.ts';

export function createHandler(deps: RerunDeps) {
  return apiHandler(({ event, authenticated: { caller } }) => {
    const { audit_id: again } = event.pathParameters ?? {};
    if (again === undefined) return launchAnswer(event, () => caller, deps);
    return rerunAnswer(event, again, { accountId: caller.accountId, callerOf: () => caller }, deps);
  });
}
