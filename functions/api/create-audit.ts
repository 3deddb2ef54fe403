/** POST /v1/audits: launches an audit. */
import { apiHandler } from '../runtime/api-handler.ts';
import { type LaunchDeps, launchAnswer } from './audits/launch.ts';

export function createHandler(deps: LaunchDeps) {
  return apiHandler(({ event, authenticated: { caller } }) => launchAnswer(event, () => caller, deps));
}
