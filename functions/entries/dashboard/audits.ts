/** Wires `/dashboard/audits` and `/dashboard/schedules`. */
import * as z from 'zod';
import { dynamoAccountStore } from '../../../adapters/dynamo/accounts.ts';
import { dynamoAuditReader } from '../../../adapters/dynamo/audit-reader.ts';
import { dynamoAuditRemover } from '../../../adapters/dynamo/audit-remover.ts';
import { documentClient } from '../../../adapters/dynamo/client.ts';
import { dynamoSchedules } from '../../../adapters/dynamo/schedules/schedules.ts';
import { createHandler } from '../../dashboard/audits.ts';
import { readEnv, required } from '../../runtime/env.ts';
import { launchDeps, launchVariables } from '../launch-deps.ts';

const envSchema = z.object({ ...launchVariables, ACCOUNTS_TABLE: required, SCHEDULES_TABLE: required });
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const client = documentClient();

export const handler = createHandler({
  accounts: dynamoAccountStore(client, env.ACCOUNTS_TABLE),
  reader: dynamoAuditReader(client, env.AUDITS_TABLE),
  remover: dynamoAuditRemover(client, env.AUDITS_TABLE),
  launch: launchDeps(env, client),
  schedules: dynamoSchedules(client, { schedules: env.SCHEDULES_TABLE }),
  now: () => new Date(),
});
