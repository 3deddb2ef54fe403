/** GET /v1/audits/{audit_id}: the audit and, once completed, its output. */
import * as z from 'zod';
import { dynamoAuditReader } from '../../adapters/dynamo/audit-reader.ts';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { readAudit } from '../../core/audits/read-audits.ts';
import { apiHandler } from '../runtime/api-handler.ts';
import { readEnv, required } from '../runtime/env.ts';
import { auditAnswer } from './audits/read.ts';

const envSchema = z.object({ AUDITS_TABLE: required });
export type Env = z.input<typeof envSchema>;

const reader = dynamoAuditReader(documentClient(), readEnv(envSchema).AUDITS_TABLE);

export const handler = apiHandler(async ({ event, authenticated: { caller } }) =>
  auditAnswer(event, await readAudit(caller.accountId, event.pathParameters?.audit_id ?? '', reader)),
);
