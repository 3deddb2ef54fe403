/** Consumer of the queue of audits: runs one audit to its end, or asks for another try. */
import type * as z from 'zod';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { dynamoUnfinishedAudits } from '../../adapters/dynamo/unfinished-audits.ts';
import { dynamoWebhookReader } from '../../adapters/dynamo/webhooks.ts';
import { retryMessageIn, sqsClient } from '../../adapters/sqs/audit-queue.ts';
import { sqsDeliveryQueue } from '../../adapters/sqs/delivery-queue.ts';
import { analyze } from '../../analysis/index.ts';
import { type RunOutcome, runAudit } from '../../core/audits/run-audit.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { auditPorts, portsEnv } from '../runtime/audit-ports.ts';
import { describe } from '../runtime/describe-error.ts';
import { readEnv, required } from '../runtime/env.ts';
import { logger } from '../runtime/logger.ts';
import { auditConsumer } from '../runtime/sqs-batch.ts';

const envSchema = portsEnv.safeExtend({
  AUDITS_TABLE: required,
  USAGE_TABLE: required,
  AUDITS_QUEUE_URL: required,
  WEBHOOKS_TABLE: required,
  DELIVERIES_TABLE: required,
  DELIVERIES_QUEUE_URL: required,
  ENGINE_GIT_SHA: required,
});
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const sqs = sqsClient();
const now = (): Date => new Date();
const client = documentClient();
const tables = { audits: env.AUDITS_TABLE, usage: env.USAGE_TABLE, deliveries: env.DELIVERIES_TABLE };
const audits = dynamoUnfinishedAudits(client, tables);
const webhooks = dynamoWebhookReader(client, env.WEBHOOKS_TABLE);
const deliveries = sqsDeliveryQueue(sqs, env.DELIVERIES_QUEUE_URL);
const engine = { version: packageJson.version, git_sha: env.ENGINE_GIT_SHA };
/** What is left for writing the end when the analysis is told to stop. */
const reserveMs = 10_000;

const openPorts = auditPorts(env, now);

export const handler = auditConsumer(async (auditId, record, context) => {
  const ports = await openPorts();
  const signal = AbortSignal.timeout(Math.max(0, context.getRemainingTimeInMillis() - reserveMs));
  const outcome = await runAudit(auditId, {
    audits,
    webhooks,
    deliveries,
    now,
    analyze: (order, onProgress) => analyze(order, ports, { engine, signal, onProgress }),
  });
  log(outcome);
  if (outcome.outcome !== 'retry') return 'done';
  // One second more than the audit's own pause, so that it may be claimed when the message comes back.
  await retryMessageIn(sqs, env.AUDITS_QUEUE_URL, record.receiptHandle, outcome.delayMs + 1_000);
  return 'again';
});

function log(outcome: RunOutcome): void {
  if (outcome.outcome === 'not_ours') {
    logger.info('nothing to do: ended, unknown, or in other hands');
    return;
  }
  const { audit_type, language, country, attempt } = outcome.audit;
  const told = { audit_type, language, country, attempt };
  if (outcome.outcome === 'completed') {
    logger.info('audit completed', told);
    return;
  }
  const { code, cause } = outcome;
  const error = typeof cause === 'string' ? { detail: cause } : cause === undefined ? {} : describe(cause);
  logger.warn(outcome.outcome === 'failed' ? 'audit failed' : 'audit will be tried again', { ...told, code, error });
}
