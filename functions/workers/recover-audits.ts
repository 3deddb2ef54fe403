/** Runs every minute: sends audits again that no worker is processing, or ends them, and runs what schedules planned. */
import { recoverAudits } from '../../core/audits/recover-audits.ts';
import { type RunSchedulesDeps, runSchedules } from '../../core/schedules/run-schedules.ts';
import { logEvent } from '../runtime/log-event.ts';

export function createHandler({
  schedules,
  ...deps
}: Parameters<typeof recoverAudits>[0] & { schedules: RunSchedulesDeps }) {
  return async (): Promise<void> => {
    // Both at once, so that neither uses up the other's minute; a failure of one does not stop the other.
    const [recovery, runs] = await Promise.allSettled([recoverAudits(deps), runSchedules(schedules)]);
    if (recovery.status === 'fulfilled') {
      const { resent, failed, overflow } = recovery.value;
      if (resent.length > 0 || failed.length > 0 || overflow)
        logEvent('warn', 'audits_recovered', { resent, failed, overflow });
    }
    if (runs.status === 'fulfilled') {
      const { launched, skipped, ended, overflow } = runs.value;
      if (launched + skipped + ended > 0 || overflow)
        logEvent('info', 'schedules_run', { launched, skipped, ended, overflow });
    }
    for (const outcome of [recovery, runs]) if (outcome.status === 'rejected') throw outcome.reason;
  };
}
