/** What an operator does when it is over, by the runbook: enables webhooks, sends again what was given up, clears dead letters. */
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

/** Deliveries that were given up without one of the reasons that the contract knows. */
export function falselyGivenUp({ deliveries, webhooks }: EndState): Broken[] {
  const disabled = new Set(webhooks.filter((webhook) => webhook.disabled_at).map(({ key_id }) => key_id));
  return [...deliveries.values()]
    .filter(({ state }) => state === 'given_up')
    .filter(({ given_up_reason: reason, tries, attempts, key_id }) => {
      if (reason === 'tries_used_up') return tries !== triesAfterMs.length;
      if (reason === 'gone') return attempts.at(-1)?.status !== 410;
      return reason !== 'webhook_disabled' || !disabled.has(key_id);
    })
    .map(({ delivery_id, given_up_reason: reason, tries }) => ({
      invariant: 'what is given up is given up with reason',
      about: delivery_id,
      found: `${reason} after ${tries} tries`,
    }));
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
