/** Wires the recovery of audits. */
import * as z from 'zod';
import { sqsAuditQueue, sqsClient } from '../../../adapters/sqs/audit-queue.ts';
import { readEnv, required } from '../../runtime/env.ts';
import { createHandler } from '../../workers/recover-audits.ts';
import { endAuditDeps, endAuditVariables } from '../end-audit-deps.ts';

const envSchema = z.object({ ...endAuditVariables, AUDITS_QUEUE_URL: required });
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const sqs = sqsClient();

export const handler = createHandler({ ...endAuditDeps(env, sqs), queue: sqsAuditQueue(sqs, env.AUDITS_QUEUE_URL) });
