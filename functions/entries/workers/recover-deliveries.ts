/** Wires the recovery of deliveries. */
import * as z from 'zod';
import { documentClient } from '../../../adapters/dynamo/client.ts';
import { dynamoDeliveries } from '../../../adapters/dynamo/deliveries.ts';
import { sqsClient } from '../../../adapters/sqs/audit-queue.ts';
import { sqsDeliveryQueue } from '../../../adapters/sqs/delivery-queue.ts';
import { readEnv, required } from '../../runtime/env.ts';
import { createHandler } from '../../workers/recover-deliveries.ts';

const envSchema = z.object({ DELIVERIES_TABLE: required, DELIVERIES_QUEUE_URL: required });
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);

export const handler = createHandler({
  deliveries: dynamoDeliveries(documentClient(), env.DELIVERIES_TABLE),
  queue: sqsDeliveryQueue(sqsClient(), env.DELIVERIES_QUEUE_URL),
  now: () => new Date(),
});
