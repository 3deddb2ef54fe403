/**
 * What an operator does when it is over, by the runbook: enables webhooks, sends again what was given up, clears dead
 * letters.
 */
import {
  DeleteMessageCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';
import { dynamoDeliveries } from '../../adapters/dynamo/deliveries.ts';
import { dynamoWebhookStore } from '../../adapters/dynamo/webhooks.ts';
import { sqsDeliveryQueue } from '../../adapters/sqs/delivery-queue.ts';
import { resendDelivery } from '../../core/webhooks/resend.ts';
import { triesAfterMs } from '../../core/webhooks/schedule.ts';
import { type EndState, readEndState } from './end-state.ts';
import type { Ground } from './ground.ts';
import { observer } from './injector.ts';
import type { Broken } from './invariants.ts';
import type { Random } from './random.ts';
import type { Simulation } from './simulation.ts';

/** How far apart the clocks of two machines may be. */
const clocksApartMs = 2 * 60_000;

/** The shortest from the first of so many tries to the last: every wait a fifth shorter. */
function shortestMs(tries: number): number {
  return triesAfterMs.slice(0, tries).reduce((sum, wait) => sum + wait * 0.8, 0);
}

/** Deliveries that were given up without one of the reasons that the contract knows, or whose tries came too early. */
export function untimelyDeliveries({ deliveries, webhooks }: EndState): Broken[] {
  const broken: Broken[] = [];
  const disabled = new Set(webhooks.filter((webhook) => webhook.disabled_at).map(({ key_id }) => key_id));
  for (const { delivery_id: about, given_up_reason: reason, tries, attempts, ...rest } of deliveries.values()) {
    const isTrue =
      reason === undefined ||
      (reason === 'tries_used_up' && tries === triesAfterMs.length) ||
      (reason === 'gone' && attempts.at(-1)?.status === 410) ||
      (reason === 'webhook_disabled' && disabled.has(rest.key_id));
    if (!isTrue) {
      broken.push({ invariant: 'what is given up is given up with reason', about, found: `${reason}, ${tries} tries` });
    }
    const { created_at: from, ended_at: until } = rest;
    if (Date.parse(until) - Date.parse(from) < shortestMs(tries) - clocksApartMs) {
      broken.push({
        invariant: 'tries keep to their schedule',
        about,
        found: `${tries} tries from ${from} to ${until}`,
      });
    }
  }
  return broken;
}

/** Starts the operator, whom no fault meets. */
export function afterwards(sim: Simulation, ground: Ground, random: Random): void {
  const { client, tables, sqs, queues } = ground;
  const webhooks = dynamoWebhookStore(client, tables.webhooks);
  const deliveries = dynamoDeliveries(client, tables.deliveries);
  const queue = sqsDeliveryQueue(sqs, queues.deliveries);
  sim.start({
    kind: observer,
    about: 'operator',
    work: async (task) => {
      const now = sim.clockOf(task);
      const state = await readEndState(ground);
      for (const { key_id, disabled_at } of state.webhooks) {
        if (disabled_at) await webhooks.enable({ keyId: key_id, at: now().toISOString() });
      }
      for (const { delivery_id, account_id, state: delivered } of state.deliveries.values()) {
        if (delivered !== 'given_up') continue;
        const deps = { deliveries, webhooks, queue, now };
        const { outcome } = await resendDelivery({ deliveryId: delivery_id, accountId: account_id }, deps);
        sim.note(`sends ${delivery_id} again: ${outcome}`);
        await sim.pass(random.between(100, 2_000));
      }
      await sqs.send(new PurgeQueueCommand({ QueueUrl: queues.deadDeliveries }));
      await redrive();
    },
  });

  /** Back to the dead letters, where they are taken again. */
  async function redrive(): Promise<void> {
    for (;;) {
      const { Messages: [message] = [] } = await sqs.send(
        new ReceiveMessageCommand({ QueueUrl: queues.abandonedAudits }),
      );
      if (!message) return;
      await sqs.send(new SendMessageCommand({ QueueUrl: queues.deadAudits, MessageBody: message.Body }));
      const { ReceiptHandle } = message;
      await sqs.send(new DeleteMessageCommand({ QueueUrl: queues.abandonedAudits, ReceiptHandle }));
    }
  }
}
