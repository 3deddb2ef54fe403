/** GET /dashboard/account and …/usage: who is signed in, and what the month and the hour have left. */
import * as z from 'zod';
import { dynamoAccountStore } from '../../adapters/dynamo/accounts.ts';
import { dynamoAuditReader } from '../../adapters/dynamo/audit-reader.ts';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { dynamoUsageReader } from '../../adapters/dynamo/usage.ts';
import { daysOfMonth } from '../../core/accounts/days.ts';
import { readUsage, type Usage } from '../../core/accounts/read-usage.ts';
import { accountOf, dashboardCaller } from '../../core/accounts/sign-in.ts';
import { dashboardHandler } from '../runtime/dashboard-handler.ts';
import { planOverrides, readEnv, required } from '../runtime/env.ts';
import type { Account, DashboardUsage } from './contract.ts';

const envSchema = z.object({
  ACCOUNTS_TABLE: required,
  USAGE_TABLE: required,
  AUDITS_TABLE: required,
  PLAN_OVERRIDES: planOverrides,
});
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const client = documentClient();
const now = (): Date => new Date();
const accounts = dynamoAccountStore(client, env.ACCOUNTS_TABLE);
const usage = dynamoUsageReader(client, env.USAGE_TABLE);
const launched = dynamoAuditReader(client, env.AUDITS_TABLE);

export const handler = dashboardHandler({
  'GET /dashboard/account': async ({ signedIn }) => {
    const { account_id, plan, created_at } = await accountOf(signedIn, { accounts, now });
    return { status: 200, body: { account_id, plan, created_at } satisfies Account };
  },

  'GET /dashboard/usage': async ({ signedIn }) => {
    const account = await accountOf(signedIn, { accounts, now });
    const [{ plan, quota, auditsHour }, { days, complete }] = await Promise.all([
      readUsage(dashboardCaller(account), { usage, now, planOverrides: env.PLAN_OVERRIDES }),
      daysOfMonth(account.account_id, { launched, now }),
    ]);
    const body: DashboardUsage = {
      plan,
      quota: toWindow(quota),
      audits_per_hour: toWindow(auditsHour),
      days,
      days_complete: complete,
    };
    return { status: 200, body };
  },
});

function toWindow({ limit, used, remaining, resetsAt }: Usage['quota']): DashboardUsage['quota'] {
  return { limit, used, remaining, resets_at: resetsAt.toISOString() };
}
