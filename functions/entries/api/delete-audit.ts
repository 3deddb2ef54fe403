/** Wires `DELETE /v1/audits/{audit_id}`. */
import * as z from 'zod';
import { dynamoAuditRemover } from '../../../adapters/dynamo/audit-remover.ts';
import { documentClient } from '../../../adapters/dynamo/client.ts';
import { createHandler } from '../../api/delete-audit.ts';
import { readEnv, required } from '../../runtime/env.ts';

const envSchema = z.object({ AUDITS_TABLE: required });
export type Env = z.input<typeof envSchema>;

export const handler = createHandler(dynamoAuditRemover(documentClient(), readEnv(envSchema).AUDITS_TABLE));
