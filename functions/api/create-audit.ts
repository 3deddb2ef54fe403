/** POST /v1/audits and …/rerun, /v1/schedules: launches an audit now, again, or again and again. */
import type { ScheduleDeps } from '../../core/schedules/manage-schedules.ts';
import { apiHandler } from '../runtime/api-handler.ts';
import { launchAnswer, type RerunDeps, rerunAnswer } from './audits/launch.ts';
import { schedulesAnswer } from './schedules/schedules.ts';

export function createHandler(deps: RerunDeps & Pick<ScheduleDeps, 'schedules'>) {
  return apiHandler(({ event, authenticated: { caller } }) => {
    if (event.resource.startsWith('/v1/schedules')) {
      return schedulesAnswer(event, { accountId: caller.accountId, ownerOf: () => caller }, deps);
    }
    const { audit_id: again } = event.pathParameters ?? {};
    if (again === undefined) return launchAnswer(event, () => caller, deps);
    return rerunAnswer(event, again, { accountId: caller.accountId, callerOf: () => caller }, deps);
  });
}
