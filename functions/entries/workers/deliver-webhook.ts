/** Wires the consumer of deliveries. */
import * as z from 'zod';
import { documentClient } from '../../../adapters/dynamo/client.ts';
import { dynamoDeliveries } from '../../../adapters/dynamo/deliveries.ts';
import { dynamoWebhookHealth } from '../../../adapters/dynamo/webhooks.ts';
import { kmsClient, kmsWebhookSecrets } from '../../../adapters/kms/webhook-secrets.ts';
import { sqsClient } from '../../../adapters/sqs/audit-queue.ts';
import { sqsDeliveryQueue } from '../../../adapters/sqs/delivery-queue.ts';
import { webhookPost } from '../../../adapters/web/webhook-post.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { readEnv, required } from '../../runtime/env.ts';
import { createHandler } from '../../workers/deliver-webhook.ts';

const envSchema = z.object({
  DELIVERIES_TABLE: required,
  WEBHOOKS_TABLE: required,
  DELIVERIES_QUEUE_URL: required,
  WEBHOOK_SECRETS_KEY_ARN: required,
  /** `loopback` also allows this machine's addresses. */
  WEBHOOK_ADDRESSES: z.enum(['public', 'loopback']),
});
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const client = documentClient();

export const handler = createHandler({
  deliveries: dynamoDeliveries(client, env.DELIVERIES_TABLE),
  webhooks: dynamoWebhookHealth(client, env.WEBHOOKS_TABLE),
  secrets: kmsWebhookSecrets(kmsClient(), env.WEBHOOK_SECRETS_KEY_ARN),
  queue: sqsDeliveryQueue(sqsClient(), env.DELIVERIES_QUEUE_URL),
  post: webhookPost({ version: packageJson.version, loopback: env.WEBHOOK_ADDRESSES === 'loopback' }),
  now: () => new Date(),
  random: Math.random,
});
