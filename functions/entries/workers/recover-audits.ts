/** Wires the recovery of audits and the runs of schedules. */
import * as z from 'zod';
import { dynamoAccountStore } from '../../../adapters/dynamo/accounts.ts';
import { dynamoApiKeyStore } from '../../../adapters/dynamo/api-keys.ts';
import { dynamoAuditReader } from '../../../adapters/dynamo/audit-reader.ts';
import { documentClient } from '../../../adapters/dynamo/client.ts';
import { dynamoSchedules } from '../../../adapters/dynamo/schedules/schedules.ts';
import { sqsAuditQueue, sqsClient } from '../../../adapters/sqs/audit-queue.ts';
import { readEnv, required } from '../../runtime/env.ts';
import { createHandler } from '../../workers/recover-audits.ts';
import { endAuditDeps, endAuditVariables } from '../end-audit-deps.ts';
import { launchDeps, launchVariables } from '../launch-deps.ts';

const envSchema = z.object({
  ...endAuditVariables,
  ...launchVariables,
  SCHEDULES_TABLE: required,
  API_KEYS_TABLE: required,
  ACCOUNTS_TABLE: required,
});
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const sqs = sqsClient();
const client = documentClient();
const ending = endAuditDeps(env, sqs);

export const handler = createHandler({
  ...ending,
  queue: sqsAuditQueue(sqs, env.AUDITS_QUEUE_URL),
  schedules: {
    ...ending,
    schedules: dynamoSchedules(client, { schedules: env.SCHEDULES_TABLE, deliveries: env.DELIVERIES_TABLE }),
    reader: dynamoAuditReader(client, env.AUDITS_TABLE),
    apiKeys: dynamoApiKeyStore(client, env.API_KEYS_TABLE),
    accounts: dynamoAccountStore(client, env.ACCOUNTS_TABLE),
    launch: launchDeps(env, client),
  },
});
