/** Every minute: deliveries whose time has come, and those whose message was lost, are sent to the worker. */
import * as z from 'zod';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { dynamoDeliveries } from '../../adapters/dynamo/deliveries.ts';
import { sqsClient } from '../../adapters/sqs/audit-queue.ts';
import { sqsDeliveryQueue } from '../../adapters/sqs/delivery-queue.ts';
import { recoverDeliveries } from '../../core/webhooks/recover-deliveries.ts';
import { readEnv, required } from '../runtime/env.ts';
import { logger } from '../runtime/logger.ts';

const envSchema = z.object({ DELIVERIES_TABLE: required, DELIVERIES_QUEUE_URL: required });
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const deps = {
  deliveries: dynamoDeliveries(documentClient(), env.DELIVERIES_TABLE),
  queue: sqsDeliveryQueue(sqsClient(), env.DELIVERIES_QUEUE_URL),
  now: () => new Date(),
};

export async function handler(): Promise<void> {
  const { sent, overflow } = await recoverDeliveries(deps);
  if (sent > 0 || overflow) logger.info('deliveries sent to the worker', { sent, overflow });
}
