/** GET /v1/audits: the caller's audits, newest first. */
import * as z from 'zod';
import { dynamoAuditReader } from '../../adapters/dynamo/audit-reader.ts';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { apiHandler } from '../runtime/api-handler.ts';
import { readEnv, required } from '../runtime/env.ts';
import { listAnswer } from './audits/list.ts';

const envSchema = z.object({ AUDITS_TABLE: required });
export type Env = z.input<typeof envSchema>;

const reader = dynamoAuditReader(documentClient(), readEnv(envSchema).AUDITS_TABLE);

export const handler = apiHandler(({ event, authenticated: { caller } }) =>
  listAnswer(event, caller.accountId, reader),
);
