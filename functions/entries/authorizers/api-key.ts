/** Wires the authorizer of `/v1`. */
import * as z from 'zod';
import { documentClient } from '../../../adapters/dynamo/client.ts';
import { dynamoRequestCounter } from '../../../adapters/dynamo/request-counter.ts';
import { createHandler } from '../../authorizers/api-key.ts';
import { readEnv, required, usagePlanKeys } from '../../runtime/env.ts';

const envSchema = z.object({ API_KEYS_TABLE: required, USAGE_PLAN_KEYS: usagePlanKeys });
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);

export const handler = createHandler({
  counter: dynamoRequestCounter(documentClient(), env.API_KEYS_TABLE),
  now: () => new Date(),
  usagePlanKeys: env.USAGE_PLAN_KEYS,
});
