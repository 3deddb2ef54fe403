/** Queues a stored delivery for its worker. */
import type { Delivery } from './delivery.ts';

/** Queues a delivery for a worker, delayed by `delayMs` (at most 15 minutes) if given. */
export interface DeliveryQueue {
  send(message: { deliveryId: string; accountId: string; delayMs?: number }): Promise<void>;
}

/** How long a message may take to reach its worker before recovery sends another one. */
export const messageGraceMs = 60_000;

/** Queues a stored delivery for its worker, if it is to be sent. If the message cannot be sent, recovery sends it. */
export async function announce(delivery: Delivery, queue: DeliveryQueue): Promise<void> {
  if (delivery.state !== 'pending') return;
  await queue.send({ deliveryId: delivery.delivery_id, accountId: delivery.account_id }).catch(() => {});
}
