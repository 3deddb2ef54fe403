/** Consumer of the dead-letter queue of audits: ends what the queue gave up as failed. */
import * as z from 'zod';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { dynamoUnfinishedAudits } from '../../adapters/dynamo/unfinished-audits.ts';
import { dynamoWebhookReader } from '../../adapters/dynamo/webhooks.ts';
import { sqsClient } from '../../adapters/sqs/audit-queue.ts';
import { sqsDeliveryQueue } from '../../adapters/sqs/delivery-queue.ts';
import { abandonAudit } from '../../core/audits/abandon-audit.ts';
import { readEnv, required } from '../runtime/env.ts';
import { logger } from '../runtime/logger.ts';
import { auditConsumer } from '../runtime/sqs-batch.ts';

const envSchema = z.object({
  AUDITS_TABLE: required,
  USAGE_TABLE: required,
  WEBHOOKS_TABLE: required,
  DELIVERIES_TABLE: required,
  DELIVERIES_QUEUE_URL: required,
});
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const client = documentClient();
const tables = { audits: env.AUDITS_TABLE, usage: env.USAGE_TABLE, deliveries: env.DELIVERIES_TABLE };
const deps = {
  audits: dynamoUnfinishedAudits(client, tables),
  webhooks: dynamoWebhookReader(client, env.WEBHOOKS_TABLE),
  deliveries: sqsDeliveryQueue(sqsClient(), env.DELIVERIES_QUEUE_URL),
  now: () => new Date(),
};

export const handler = auditConsumer(async (auditId) => {
  const code = await abandonAudit(auditId, deps);
  if (code) logger.error('an audit given up by its queue was ended', { code });
  return 'done';
});
