/** Finds deliveries whose time has come and sends them to the worker: late tries, and messages that were lost. */
import { type DeliveryQueue, messageGraceMs } from './announce.ts';
import type { Deliveries } from './deliveries.ts';

/** What one sweep sends: 1,000 at some 20 ms each end well within its minute. */
const sendLimit = 1_000;
const maxGraceMs = 3_600_000;

/** What a sweep did. `overflow` says that it met its limit and the next sweep goes on. */
export interface DeliveryRecovery {
  sent: number;
  overflow: boolean;
}

/**
 * Sweeps once. What is sent is looked at again a minute later, then two, doubled up to an hour: a receiver that makes a
 * long queue does not have it made longer by copies.
 */
export async function recoverDeliveries(deps: {
  deliveries: Pick<Deliveries, 'listDue' | 'noteSent'>;
  queue: DeliveryQueue;
  now: () => Date;
}): Promise<DeliveryRecovery> {
  const now = deps.now();
  const due = await deps.deliveries.listDue({ before: now, limit: sendLimit });
  let sent = 0;
  for (const seen of due) {
    const graceMs = Math.min(messageGraceMs * 2 ** seen.resent, maxGraceMs);
    if (!(await deps.deliveries.noteSent({ seen, dueAt: new Date(now.getTime() + graceMs), now }))) continue;
    await deps.queue.send({ deliveryId: seen.delivery_id, accountId: seen.account_id });
    sent++;
  }
  return { sent, overflow: due.length === sendLimit };
}
