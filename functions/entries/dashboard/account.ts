/** Wires `/dashboard/account` and `/dashboard/usage`. */
import * as z from 'zod';
import { dynamoAccountStore } from '../../../adapters/dynamo/accounts.ts';
import { dynamoAuditReader } from '../../../adapters/dynamo/audit-reader.ts';
import { documentClient } from '../../../adapters/dynamo/client.ts';
import { dynamoUsageReader } from '../../../adapters/dynamo/usage.ts';
import { createHandler } from '../../dashboard/account.ts';
import { optionalCount, planOverrides, readEnv, required } from '../../runtime/env.ts';

const envSchema = z.object({
  ACCOUNTS_TABLE: required,
  USAGE_TABLE: required,
  AUDITS_TABLE: required,
  PLAN_OVERRIDES: planOverrides,
  ANSWERS_PER_MONTH: optionalCount,
});
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const client = documentClient();

export const handler = createHandler({
  accounts: dynamoAccountStore(client, env.ACCOUNTS_TABLE),
  usage: dynamoUsageReader(client, env.USAGE_TABLE),
  launched: dynamoAuditReader(client, env.AUDITS_TABLE),
  now: () => new Date(),
  planOverrides: env.PLAN_OVERRIDES,
  answersPerMonth: env.ANSWERS_PER_MONTH,
});
