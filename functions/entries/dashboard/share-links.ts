/** Wires `/dashboard/audits/{audit_id}/shares`. */
import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { dynamoTrail } from '../../../adapters/dynamo/activity.ts';
import { dynamoAuditReader } from '../../../adapters/dynamo/audit-reader.ts';
import { documentClient } from '../../../adapters/dynamo/client.ts';
import { dynamoShareLinks } from '../../../adapters/dynamo/share-links.ts';
import { createHandler } from '../../dashboard/share-links.ts';
import { readEnv, required } from '../../runtime/env.ts';

const envSchema = z.object({ AUDITS_TABLE: required, ACTIVITY_TABLE: required });
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const client = documentClient();

export const handler = createHandler({
  reader: dynamoAuditReader(client, env.AUDITS_TABLE),
  shares: dynamoShareLinks(client, env.AUDITS_TABLE),
  trail: dynamoTrail(client, env.ACTIVITY_TABLE),
  now: () => new Date(),
  randomBytes,
  newId: randomUUID,
});
