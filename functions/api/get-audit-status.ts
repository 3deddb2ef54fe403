/** GET /v1/audits/{audit_id}/status: for polling, without the output. */
import * as z from 'zod';
import { dynamoAuditReader } from '../../adapters/dynamo/audit-reader.ts';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { readStatus } from '../../core/audits/read-audits.ts';
import { apiHandler } from '../runtime/api-handler.ts';
import { readEnv, required } from '../runtime/env.ts';
import { statusAnswer } from './audits/read.ts';

const envSchema = z.object({ AUDITS_TABLE: required });
export type Env = z.input<typeof envSchema>;

const reader = dynamoAuditReader(documentClient(), readEnv(envSchema).AUDITS_TABLE);

export const handler = apiHandler(async ({ event, authenticated: { caller } }) =>
  statusAnswer(await readStatus(caller.accountId, event.pathParameters?.audit_id ?? '', reader)),
);
