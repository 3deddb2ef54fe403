/** GET /v1/usage: plan, quota, rate limits, and what is left of them. */
import * as z from 'zod';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { dynamoUsageReader } from '../../adapters/dynamo/usage.ts';
import { readUsage } from '../../core/accounts/read-usage.ts';
import { windowAt } from '../../core/accounts/windows.ts';
import { apiHandler } from '../runtime/api-handler.ts';
import { planOverrides, readEnv, required } from '../runtime/env.ts';
import { hourLimit } from '../runtime/rate-limit-headers.ts';
import type { Usage } from './contract.ts';

const envSchema = z.object({ USAGE_TABLE: required, PLAN_OVERRIDES: planOverrides });
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const usage = dynamoUsageReader(documentClient(), env.USAGE_TABLE);
const now = (): Date => new Date();

export const handler = apiHandler(async ({ authenticated: { caller, minute } }) => {
  const { plan, quota, auditsHour } = await readUsage(caller, { usage, now, planOverrides: env.PLAN_OVERRIDES });
  const body: Usage = {
    plan,
    quota: toWindow(quota),
    rate_limits: {
      requests_per_minute: toWindow({
        limit: minute.limit,
        used: minute.limit - minute.remaining,
        remaining: minute.remaining,
        resetsAt: windowAt('minute', now()).endsAt,
      }),
      audits_per_hour: toWindow(auditsHour),
    },
  };
  return { status: 200, body, limits: [hourLimit(auditsHour.limit, auditsHour)] };
});

function toWindow({
  limit,
  used,
  remaining,
  resetsAt,
}: {
  limit: number;
  used: number;
  remaining: number;
  resetsAt: Date;
}) {
  return { limit, used, remaining, resets_at: resetsAt.toISOString() };
}
