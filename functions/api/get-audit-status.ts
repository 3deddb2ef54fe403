/** GET /v1/audits/{audit_id}/status: for polling, without the output. */
import * as z from 'zod';
import { dynamoAuditReader } from '../../adapters/dynamo/audit-reader.ts';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { readStatus } from '../../core/audits/read-audits.ts';
import { apiHandler } from '../runtime/api-handler.ts';
import { readEnv, required } from '../runtime/env.ts';
import type { AuditStatus } from './contract.ts';

const envSchema = z.object({ AUDITS_TABLE: required });
export type Env = z.input<typeof envSchema>;

const reader = dynamoAuditReader(documentClient(), readEnv(envSchema).AUDITS_TABLE);

export const handler = apiHandler(async ({ event, authenticated: { caller } }) => {
  const { audit_id, status, progress, step } = await readStatus(
    caller.accountId,
    event.pathParameters?.audit_id ?? '',
    reader,
  );
  const body: AuditStatus = {
    audit_id,
    status,
    ...(status === 'running' && progress !== undefined ? { progress } : {}),
    ...(status === 'running' && step !== undefined ? { step } : {}),
  };
  return { status: 200, body };
});
