/** Wires the consumer of audits. */
import type * as z from 'zod';
import { documentClient } from '../../../adapters/dynamo/client.ts';
import { dynamoResultsCache } from '../../../adapters/dynamo/limits/results-cache.ts';
import { dynamoSharedLimits } from '../../../adapters/dynamo/limits/shared-limits.ts';
import { retryMessageIn, sqsClient } from '../../../adapters/sqs/audit-queue.ts';
import { analyze } from '../../../analysis/index.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { auditPorts, portsEnv, recordedPorts } from '../../runtime/audit-ports.ts';
import { readEnv, required } from '../../runtime/env.ts';
import { createHandler } from '../../workers/run-audit.ts';
import { endAuditDeps, endAuditVariables } from '../end-audit-deps.ts';

const envSchema = portsEnv.safeExtend({ ...endAuditVariables, AUDITS_QUEUE_URL: required, ENGINE_GIT_SHA: required });
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const sqs = sqsClient();
const deps = endAuditDeps(env, sqs);
const engine = { version: packageJson.version, git_sha: env.ENGINE_GIT_SHA };
const documents = documentClient();
const limits = dynamoSharedLimits(documents, env.USAGE_TABLE);
const openPorts = auditPorts(env, deps.now, limits, dynamoResultsCache(documents, env.USAGE_TABLE));
const openRecorded = recordedPorts(env, deps.now);

export const handler = createHandler({
  ...deps,
  openEngine: async (auditId) => {
    const ports = await openPorts(auditId);
    return async (order, { livemode, ...run }) =>
      analyze(order, livemode ? ports : await openRecorded(), { engine, ...run });
  },
  retryMessageIn: (receiptHandle, delayMs) => retryMessageIn(sqs, env.AUDITS_QUEUE_URL, receiptHandle, delayMs),
});
