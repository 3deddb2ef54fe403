/** Hands a stored delivery to its worker. */
import type { Delivery } from './delivery.ts';

/** Hands a delivery to a worker, after `delayMs` (at most 15 minutes) when it is given. */
export interface DeliveryQueue {
  send(message: { deliveryId: string; accountId: string; delayMs?: number }): Promise<void>;
}

/** How long a message may take to its worker before recovery sends another one. */
export const messageGraceMs = 60_000;

/** Sends a kept delivery to its worker. A message that cannot be sent is made good by recovery. */
export async function announce(delivery: Delivery | undefined, queue: DeliveryQueue): Promise<void> {
  if (!delivery) return;
  await queue.send({ deliveryId: delivery.delivery_id, accountId: delivery.account_id }).catch(() => {});
}
