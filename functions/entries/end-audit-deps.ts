/** Wires the dependencies of ending an audit, for the worker, the dead-letter consumer and recovery. */
import type * as z from 'zod';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { dynamoUnfinishedAudits } from '../../adapters/dynamo/unfinished-audits.ts';
import { dynamoWebhookReader } from '../../adapters/dynamo/webhooks.ts';
import type { sqsClient } from '../../adapters/sqs/audit-queue.ts';
import { sqsDeliveryQueue } from '../../adapters/sqs/delivery-queue.ts';
import type { EndAuditDeps } from '../../core/audits/announce-end.ts';
import { required } from '../runtime/env.ts';

/** The environment variables of a function that ends audits. */
export const endAuditVariables = {
  AUDITS_TABLE: required,
  USAGE_TABLE: required,
  WEBHOOKS_TABLE: required,
  DELIVERIES_TABLE: required,
  DELIVERIES_QUEUE_URL: required,
};

export function endAuditDeps(
  env: { [Name in keyof typeof endAuditVariables]: z.output<(typeof endAuditVariables)[Name]> },
  sqs: ReturnType<typeof sqsClient>,
): EndAuditDeps {
  const client = documentClient();
  const tables = { audits: env.AUDITS_TABLE, usage: env.USAGE_TABLE, deliveries: env.DELIVERIES_TABLE };
  return {
    audits: dynamoUnfinishedAudits(client, tables),
    webhooks: dynamoWebhookReader(client, env.WEBHOOKS_TABLE),
    deliveries: sqsDeliveryQueue(sqs, env.DELIVERIES_QUEUE_URL),
    now: () => new Date(),
  };
}
