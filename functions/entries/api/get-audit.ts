/** Wires `GET /v1/audits/{audit_id}`. */
import * as z from 'zod';
import { dynamoAuditReader } from '../../../adapters/dynamo/audit-reader.ts';
import { documentClient } from '../../../adapters/dynamo/client.ts';
import { realTime } from '../../api/audits/prefer-wait.ts';
import { createHandler } from '../../api/get-audit.ts';
import { readEnv, required } from '../../runtime/env.ts';

const envSchema = z.object({ AUDITS_TABLE: required });
export type Env = z.input<typeof envSchema>;

const reader = dynamoAuditReader(documentClient(), readEnv(envSchema).AUDITS_TABLE);
export const handler = createHandler({ reader, ...realTime });
