/**
 * The service's workers in a simulated run: the use cases of the core over the real adapters, wired as the functions
 * wire them.
 */
import { dynamoDeliveries } from '../../adapters/dynamo/deliveries.ts';
import { dynamoUnfinishedAudits } from '../../adapters/dynamo/unfinished-audits.ts';
import { dynamoWebhookHealth } from '../../adapters/dynamo/webhooks.ts';
import { kmsWebhookSecrets } from '../../adapters/kms/webhook-secrets.ts';
import { retryMessageIn, sqsAuditQueue } from '../../adapters/sqs/audit-queue.ts';
import { sqsDeliveryQueue } from '../../adapters/sqs/delivery-queue.ts';
import { webhookPost } from '../../adapters/web/webhook-post.ts';
import { abandonAudit } from '../../core/audits/abandon-audit.ts';
import { recoverAudits } from '../../core/audits/recover-audits.ts';
import { type Analyze, runAudit } from '../../core/audits/run-audit.ts';
import { deliver } from '../../core/webhooks/deliver.ts';
import type { PostWebhook } from '../../core/webhooks/post-webhook.ts';
import { recoverDeliveries } from '../../core/webhooks/recover-deliveries.ts';
import type { Ground } from './ground.ts';
import type { Injector } from './injector.ts';
import type { openLambda } from './lambda.ts';
import type { Random } from './random.ts';
import type { Receivers } from './receivers.ts';
import type { Scheduled } from './schedule.ts';
import type { Simulation, Task } from './simulation.ts';

export interface ServiceOptions {
  sim: Simulation;
  random: Random;
  injector: Injector;
  ground: Ground;
  receivers: Receivers;
  analyze: Analyze;
}

export type Ports = ReturnType<typeof openPorts>;

/** The steps of a run from its claim to its announcement, which every kind of loss is to meet. */
export const stepsOfRun = [
  'audits.claim',
  'audits.progress',
  'webhooks.get',
  'audits.complete',
  'announce.send',
  'audits.release',
  'audits.fail',
] as const;

/** The ports that the workers share. */
export function openPorts({ sim, random, injector, ground, receivers }: Omit<ServiceOptions, 'analyze'>) {
  const { client, tables, sqs, queues } = ground;
  const pauses = { random: random.next, wait: (ms: number) => sim.pass(Math.round(ms)), nowMs: sim.nowMs };
  const post = webhookPost({ version: 'faults', loopback: true });
  return {
    audits: injector.named('audits', dynamoUnfinishedAudits(client, tables, pauses)),
    webhooks: injector.named('webhooks', dynamoWebhookHealth(client, tables.webhooks)),
    deliveries: injector.named('deliveries', dynamoDeliveries(client, tables.deliveries)),
    secrets: injector.named('secrets', kmsWebhookSecrets(ground.kms, ground.secretsKeyArn)),
    auditQueue: injector.named('auditQueue', sqsAuditQueue(sqs, queues.audits)),
    deliveryQueue: injector.named('announce', sqsDeliveryQueue(sqs, queues.deliveries)),
    post: (async (message) => {
      const id = message.headers['webhook-id'] ?? '';
      await sim.pass(random.between(20, 2_000));
      const manner = receivers.choose(message.url, id);
      if (manner !== 'ok') injector.counted(`receiver ${manner}`);
      if (manner !== 'timeout') {
        const answer = await post(message);
        if (manner !== 'lost') return answer;
      }
      await sim.pass(message.timeoutMs);
      return { outcome: 'failed', reason: 'timeout' };
    }) satisfies PostWebhook,
  };
}

/** Starts the consumers of the queues, with the limits of the template. */
export function startConsumers(
  { sim, random, ground, analyze }: ServiceOptions,
  ports: Ports,
  lambda: ReturnType<typeof openLambda>,
): void {
  const { sqs, queues } = ground;
  const { audits, webhooks, deliveries, secrets, deliveryQueue, post } = ports;
  const announcing = { webhooks, deliveries: deliveryQueue };

  lambda.consume({
    kind: 'run-audit',
    queueUrl: queues.audits,
    deadLettersUrl: queues.deadAudits,
    concurrency: 5,
    timeoutMs: 120_000,
    crashPlan: () =>
      random.chance(0.15)
        ? { step: random.pick(stepsOfRun), kind: random.pick(['crash_before', 'crash_after']) }
        : undefined,
    async handle(auditId, task, receiptHandle) {
      const outcome = await runAudit(auditId, { audits, ...announcing, now: sim.clockOf(task), analyze });
      sim.note(outcome.outcome);
      if (outcome.outcome !== 'retry') return 'done';
      await retryMessageIn(sqs, queues.audits, receiptHandle, outcome.delayMs + 1_000);
      return 'again';
    },
  });
  lambda.consume({
    kind: 'abandon-audit',
    queueUrl: queues.deadAudits,
    concurrency: 2,
    timeoutMs: 30_000,
    async handle(auditId, task) {
      const code = await abandonAudit(auditId, { audits, ...announcing, now: sim.clockOf(task) });
      sim.note(code ?? 'nothing to do');
      return 'done';
    },
  });
  lambda.consume({
    kind: 'deliver-webhook',
    queueUrl: queues.deliveries,
    concurrency: 5,
    timeoutMs: 30_000,
    async handle(deliveryId, task) {
      const now = sim.clockOf(task);
      const { outcome } = await deliver(deliveryId, {
        ...{ deliveries, webhooks, secrets, queue: deliveryQueue, post, now, random: random.next },
      });
      sim.note(outcome);
      return 'done';
    },
  });
}

/** What runs every minute. */
export function recoveries({ sim }: ServiceOptions, ports: Ports): Scheduled[] {
  const { audits, webhooks, deliveries, auditQueue, deliveryQueue } = ports;
  // A task has one turn at a time.
  const sweepOf = (task: Task) => ({ now: sim.clockOf(task), parallel: 1 });
  return [
    {
      kind: 'recover-audits',
      timeoutMs: 50_000,
      work: async (task) => {
        const announcing = { webhooks, deliveries: deliveryQueue };
        const done = await recoverAudits({ audits, queue: auditQueue, ...announcing, ...sweepOf(task) });
        for (const auditId of done.resent) sim.note(`sent ${auditId} again`);
        for (const { auditId, code } of done.failed) sim.note(`failed ${auditId}: ${code}`);
      },
    },
    {
      kind: 'recover-deliveries',
      timeoutMs: 50_000,
      work: async (task) => {
        const { sent } = await recoverDeliveries({ deliveries, queue: deliveryQueue, ...sweepOf(task) });
        if (sent > 0) sim.note(`sent ${sent} again`);
      },
    },
  ];
}
