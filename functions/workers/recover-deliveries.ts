/** Runs every minute: sends due deliveries to the worker, and those whose message was lost. */
import { recoverDeliveries } from '../../core/webhooks/recover-deliveries.ts';
import { logEvent } from '../runtime/log-event.ts';

export function createHandler(deps: Parameters<typeof recoverDeliveries>[0]) {
  return async (): Promise<void> => {
    const { sent, overflow } = await recoverDeliveries(deps);
    if (sent > 0 || overflow) logEvent('info', 'deliveries_recovered', { sent, overflow });
  };
}
