/** Every minute: audits that nobody is working on are sent again, or ended. */
import * as z from 'zod';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { dynamoUnfinishedAudits } from '../../adapters/dynamo/unfinished-audits.ts';
import { dynamoWebhookReader } from '../../adapters/dynamo/webhooks.ts';
import { sqsAuditQueue, sqsClient } from '../../adapters/sqs/audit-queue.ts';
import { sqsDeliveryQueue } from '../../adapters/sqs/delivery-queue.ts';
import { recoverAudits } from '../../core/audits/recover-audits.ts';
import { readEnv, required } from '../runtime/env.ts';
import { logger } from '../runtime/logger.ts';

const envSchema = z.object({
  AUDITS_TABLE: required,
  USAGE_TABLE: required,
  AUDITS_QUEUE_URL: required,
  WEBHOOKS_TABLE: required,
  DELIVERIES_TABLE: required,
  DELIVERIES_QUEUE_URL: required,
});
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const client = documentClient();
const sqs = sqsClient();
const tables = { audits: env.AUDITS_TABLE, usage: env.USAGE_TABLE, deliveries: env.DELIVERIES_TABLE };
const deps = {
  audits: dynamoUnfinishedAudits(client, tables),
  queue: sqsAuditQueue(sqs, env.AUDITS_QUEUE_URL),
  webhooks: dynamoWebhookReader(client, env.WEBHOOKS_TABLE),
  deliveries: sqsDeliveryQueue(sqs, env.DELIVERIES_QUEUE_URL),
  now: () => new Date(),
};

export async function handler(): Promise<void> {
  const { resent, failed, overflow } = await recoverAudits(deps);
  if (resent.length > 0 || failed.length > 0 || overflow) logger.warn('audits recovered', { resent, failed, overflow });
}
