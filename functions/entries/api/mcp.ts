/** Wires `POST /mcp`. */
import * as z from 'zod';
import { dynamoAuditReader } from '../../../adapters/dynamo/audit-reader.ts';
import { documentClient } from '../../../adapters/dynamo/client.ts';
import { realTime } from '../../api/audits/prefer-wait.ts';
import { createHandler } from '../../api/mcp.ts';
import { readEnv } from '../../runtime/env.ts';
import { launchDeps, launchVariables } from '../launch-deps.ts';

const envSchema = z.object(launchVariables);
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const client = documentClient();

export const handler = createHandler({
  launch: launchDeps(env, client),
  reader: dynamoAuditReader(client, env.AUDITS_TABLE),
  ...realTime,
});
