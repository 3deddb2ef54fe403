/** Runs every minute: sends audits again that no worker is processing, or ends them. */
import { recoverAudits } from '../../core/audits/recover-audits.ts';
import { logEvent } from '../runtime/log-event.ts';

export function createHandler(deps: Parameters<typeof recoverAudits>[0]) {
  return async (): Promise<void> => {
    const { resent, failed, overflow } = await recoverAudits(deps);
    if (resent.length > 0 || failed.length > 0 || overflow)
      logEvent('warn', 'audits_recovered', { resent, failed, overflow });
  };
}
