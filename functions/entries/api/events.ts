/** Wires `/v1/events`. */
import * as z from 'zod';
import { documentClient } from '../../../adapters/dynamo/client.ts';
import { dynamoDeliveries } from '../../../adapters/dynamo/deliveries.ts';
import { dynamoWebhookReader } from '../../../adapters/dynamo/webhooks.ts';
import { sqsClient } from '../../../adapters/sqs/audit-queue.ts';
import { sqsDeliveryQueue } from '../../../adapters/sqs/delivery-queue.ts';
import { createHandler } from '../../api/events.ts';
import { readEnv, required } from '../../runtime/env.ts';

const envSchema = z.object({ DELIVERIES_TABLE: required, WEBHOOKS_TABLE: required, DELIVERIES_QUEUE_URL: required });
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const client = documentClient();

export const handler = createHandler({
  deliveries: dynamoDeliveries(client, env.DELIVERIES_TABLE),
  webhooks: dynamoWebhookReader(client, env.WEBHOOKS_TABLE),
  queue: sqsDeliveryQueue(sqsClient(), env.DELIVERIES_QUEUE_URL),
  now: () => new Date(),
});
