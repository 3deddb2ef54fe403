/** Finds deliveries whose time has come and sends them to the worker: late tries, and messages that were lost. */
import { type SweepDeps, sweep } from '../sweep.ts';
import { type DeliveryQueue, messageGraceMs } from './announce.ts';
import type { Deliveries, DueDelivery } from './deliveries.ts';

const maxGraceMs = 3_600_000;

/** What a sweep did. `overflow` says that it was out of time and the next sweep goes on. */
export interface DeliveryRecovery {
  sent: number;
  overflow: boolean;
}

/**
 * Sweeps once. What is sent is looked at again a minute later, then two, doubled up to an hour: a receiver that makes a
 * long queue does not have it made longer by copies.
 */
export async function recoverDeliveries(
  deps: {
    deliveries: Pick<Deliveries, 'listDue' | 'noteSent'>;
    queue: DeliveryQueue;
  } & SweepDeps,
): Promise<DeliveryRecovery> {
  const { deliveries, queue } = deps;
  let sent = 0;
  const handle = async (seen: DueDelivery): Promise<void> => {
    const now = deps.now();
    const graceMs = Math.min(messageGraceMs * 2 ** seen.resent, maxGraceMs);
    if (!(await deliveries.noteSent({ seen, dueAt: new Date(now.getTime() + graceMs), now }))) return;
    await queue.send({ deliveryId: seen.delivery_id, accountId: seen.account_id });
    sent++;
  };
  const overflow = await sweep({ list: deliveries.listDue, handle }, deps);
  return { sent, overflow };
}
