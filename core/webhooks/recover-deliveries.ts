/** Finds due deliveries and sends them to the worker: later tries, and messages that were lost. */
import { type SweepDeps, sweep } from '../sweep.ts';
import { type DeliveryQueue, messageGraceMs } from './announce.ts';
import type { Deliveries, DueDelivery } from './deliveries.ts';

const maxGraceMs = 3_600_000;

/** The result of a sweep. `overflow`: time ran out, and the next sweep continues. */
export interface DeliveryRecovery {
  sent: number;
  overflow: boolean;
}

/**
 * Runs one sweep. What is sent is checked again after a minute, then two, doubled up to an hour, so that copies do not
 * make a slow receiver's queue longer.
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
