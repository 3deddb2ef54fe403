/** Wires `/dashboard/trail` and `/dashboard/sessions`. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { dynamoSessions, dynamoTrail } from '../../../adapters/dynamo/activity.ts';
import { documentClient } from '../../../adapters/dynamo/client.ts';
import { createHandler } from '../../dashboard/activity.ts';
import { readEnv, required } from '../../runtime/env.ts';

const envSchema = z.object({ ACTIVITY_TABLE: required });
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const client = documentClient();

export const handler = createHandler({
  trail: dynamoTrail(client, env.ACTIVITY_TABLE),
  sessions: dynamoSessions(client, env.ACTIVITY_TABLE),
  now: () => new Date(),
  newId: randomUUID,
});
