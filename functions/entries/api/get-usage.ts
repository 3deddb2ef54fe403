/** Wires `GET /v1/usage`. */
import * as z from 'zod';
import { documentClient } from '../../../adapters/dynamo/client.ts';
import { dynamoUsageReader } from '../../../adapters/dynamo/usage.ts';
import { createHandler } from '../../api/get-usage.ts';
import { planOverrides, readEnv, required } from '../../runtime/env.ts';

const envSchema = z.object({ USAGE_TABLE: required, PLAN_OVERRIDES: planOverrides });
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);

export const handler = createHandler({
  usage: dynamoUsageReader(documentClient(), env.USAGE_TABLE),
  now: () => new Date(),
  planOverrides: env.PLAN_OVERRIDES,
});
