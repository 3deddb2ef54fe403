/** Wires `GET /v1/audits/{audit_id}/compare/{other_id}`. */
import * as z from 'zod';
import { dynamoAuditReader } from '../../../adapters/dynamo/audit-reader.ts';
import { documentClient } from '../../../adapters/dynamo/client.ts';
import { createHandler } from '../../api/compare-audits.ts';
import { readEnv, required } from '../../runtime/env.ts';

const envSchema = z.object({ AUDITS_TABLE: required });
export type Env = z.input<typeof envSchema>;

export const handler = createHandler(dynamoAuditReader(documentClient(), readEnv(envSchema).AUDITS_TABLE));
