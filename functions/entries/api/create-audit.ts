/** Wires `POST /v1/audits`, `POST /v1/audits/{audit_id}/rerun` and `/v1/schedules`. */
import * as z from 'zod';
import { dynamoAuditReader } from '../../../adapters/dynamo/audit-reader.ts';
import { documentClient } from '../../../adapters/dynamo/client.ts';
import { dynamoSchedules } from '../../../adapters/dynamo/schedules/schedules.ts';
import { createHandler } from '../../api/create-audit.ts';
import { readEnv, required } from '../../runtime/env.ts';
import { launchDeps, launchVariables } from '../launch-deps.ts';

const envSchema = z.object({ ...launchVariables, SCHEDULES_TABLE: required });
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const client = documentClient();

export const handler = createHandler({
  ...launchDeps(env, client),
  reader: dynamoAuditReader(client, env.AUDITS_TABLE),
  schedules: dynamoSchedules(client, { schedules: env.SCHEDULES_TABLE }),
});
