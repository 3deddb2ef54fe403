/** Wires the dependencies of a launch, for `/v1` and the dashboard. */
import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import type { DocumentClient } from '../../adapters/dynamo/client.ts';
import { dynamoNewAuditStore } from '../../adapters/dynamo/new-audits.ts';
import { sqsAuditQueue, sqsClient } from '../../adapters/sqs/audit-queue.ts';
import type { LaunchDeps } from '../api/audits/launch.ts';
import { planOverrides, required } from '../runtime/env.ts';

/** The environment variables of a function that launches audits. */
export const launchVariables = {
  AUDITS_TABLE: required,
  USAGE_TABLE: required,
  IDEMPOTENCY_TABLE: required,
  AUDITS_QUEUE_URL: required,
  PLAN_OVERRIDES: planOverrides,
};

export function launchDeps(
  env: { [Name in keyof typeof launchVariables]: z.output<(typeof launchVariables)[Name]> },
  client: DocumentClient,
): LaunchDeps {
  const { AUDITS_TABLE: audits, USAGE_TABLE: usage, IDEMPOTENCY_TABLE: idempotency } = env;
  return {
    store: dynamoNewAuditStore(client, { audits, usage, idempotency }),
    queue: sqsAuditQueue(sqsClient(), env.AUDITS_QUEUE_URL),
    now: () => new Date(),
    randomBytes,
    planOverrides: env.PLAN_OVERRIDES,
  };
}
