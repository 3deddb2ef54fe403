/** Consumer of the queue of deliveries: makes one attempt to tell a webhook of an audit's end. */
import * as z from 'zod';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { dynamoDeliveries } from '../../adapters/dynamo/deliveries.ts';
import { dynamoWebhookHealth } from '../../adapters/dynamo/webhooks.ts';
import { kmsClient, kmsWebhookSecrets } from '../../adapters/kms/webhook-secrets.ts';
import { sqsClient } from '../../adapters/sqs/audit-queue.ts';
import { sqsDeliveryQueue } from '../../adapters/sqs/delivery-queue.ts';
import { webhookPost } from '../../adapters/web/webhook-post.ts';
import { type DeliverOutcome, deliver } from '../../core/webhooks/deliver.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { readEnv, required } from '../runtime/env.ts';
import { logger } from '../runtime/logger.ts';
import { deliveryConsumer } from '../runtime/sqs-batch.ts';

const envSchema = z.object({
  DELIVERIES_TABLE: required,
  WEBHOOKS_TABLE: required,
  DELIVERIES_QUEUE_URL: required,
  WEBHOOK_SECRETS_KEY_ARN: required,
  /** `loopback`: also to the machine that the service runs on. */
  WEBHOOK_ADDRESSES: z.enum(['public', 'loopback']),
});
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const client = documentClient();
const deps = {
  deliveries: dynamoDeliveries(client, env.DELIVERIES_TABLE),
  webhooks: dynamoWebhookHealth(client, env.WEBHOOKS_TABLE),
  secrets: kmsWebhookSecrets(kmsClient(), env.WEBHOOK_SECRETS_KEY_ARN),
  queue: sqsDeliveryQueue(sqsClient(), env.DELIVERIES_QUEUE_URL),
  post: webhookPost({ version: packageJson.version, loopback: env.WEBHOOK_ADDRESSES === 'loopback' }),
  now: () => new Date(),
  random: Math.random,
};

export const handler = deliveryConsumer(async (deliveryId) => {
  log(await deliver(deliveryId, deps));
  return 'done';
});

/** Neither address nor answer is logged: both may hold what is the receiver's secret. */
function log(outcome: DeliverOutcome): void {
  if (outcome.outcome === 'not_due') {
    logger.info('nothing to do: ended, not due, or in other hands');
    return;
  }
  const { delivery, made } = outcome;
  const { audit_id, key_id, attempt } = delivery;
  const told = {
    ...{ audit_id, key_id, attempt },
    ...(made && { status: made.status, failure: made.failure, duration_ms: made.duration_ms }),
  };
  if (outcome.outcome === 'delivered') {
    logger.info('event delivered', told);
  } else if (outcome.outcome === 'retry') {
    logger.warn('event will be sent again', { ...told, next_attempt_at: outcome.nextAttemptAt.toISOString() });
  } else {
    const { reason, disabled } = outcome;
    logger.warn('event given up', { ...told, reason, ...(disabled && { webhook_disabled: disabled }) });
  }
}
