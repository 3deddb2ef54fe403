/** Wires `/dashboard/shared-report`. */
import * as z from 'zod';
import { dynamoAuditReader } from '../../../adapters/dynamo/audit-reader.ts';
import { documentClient } from '../../../adapters/dynamo/client.ts';
import { dynamoShareLinks } from '../../../adapters/dynamo/share-links.ts';
import { createHandler } from '../../dashboard/shared-report.ts';
import { readEnv, required } from '../../runtime/env.ts';

const envSchema = z.object({ AUDITS_TABLE: required });
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const client = documentClient();

export const handler = createHandler({
  reader: dynamoAuditReader(client, env.AUDITS_TABLE),
  shares: dynamoShareLinks(client, env.AUDITS_TABLE),
  now: () => new Date(),
});
