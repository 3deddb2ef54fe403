/** Wires the consumer of the audits' dead-letter queue. */
import * as z from 'zod';
import { sqsClient } from '../../../adapters/sqs/audit-queue.ts';
import { readEnv } from '../../runtime/env.ts';
import { createHandler } from '../../workers/abandon-audit.ts';
import { endAuditDeps, endAuditVariables } from '../end-audit-deps.ts';

const envSchema = z.object(endAuditVariables);
export type Env = z.input<typeof envSchema>;

export const handler = createHandler(endAuditDeps(readEnv(envSchema), sqsClient()));
