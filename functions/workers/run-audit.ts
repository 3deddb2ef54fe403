/** Consumer of the queue of audits: runs one audit to its end, or asks for another try. */
import { resolve } from 'node:path';
import * as z from 'zod';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { dynamoUnfinishedAudits } from '../../adapters/dynamo/unfinished-audits.ts';
import { dynamoWebhookReader } from '../../adapters/dynamo/webhooks.ts';
import { openCorpus } from '../../adapters/serp/corpus.ts';
import { retryMessageIn, sqsClient } from '../../adapters/sqs/audit-queue.ts';
import { sqsDeliveryQueue } from '../../adapters/sqs/delivery-queue.ts';
import { analyze } from '../../analysis/index.ts';
import { type RunOutcome, runAudit } from '../../core/audits/run-audit.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { describe } from '../runtime/describe-error.ts';
import { bundleDir, readEnv, required } from '../runtime/env.ts';
import { logger } from '../runtime/logger.ts';
import { auditConsumer } from '../runtime/sqs-batch.ts';

const envSchema = z.object({
  AUDITS_TABLE: required,
  USAGE_TABLE: required,
  AUDITS_QUEUE_URL: required,
  WEBHOOKS_TABLE: required,
  DELIVERIES_TABLE: required,
  DELIVERIES_QUEUE_URL: required,
  SEARCH_PROVIDER: z.enum(['corpus']),
  /** Relative to the bundle, or absolute. */
  CORPUS_DIR: required,
  CORPUS_INDEX_DIR: required,
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

let opened: ReturnType<typeof openCorpus> | undefined;

/** Opens the corpus once per instance; a failure is not kept, so that the next message tries again. */
function openPorts(): ReturnType<typeof openCorpus> {
  opened ??= openCorpus({ corpusDir: resolve(bundleDir(), env.CORPUS_DIR), indexDir: env.CORPUS_INDEX_DIR, now });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

export const handler = auditConsumer(async (auditId, record, context) => {
  const { search, fetchPage } = await openPorts();
  const signal = AbortSignal.timeout(Math.max(0, context.getRemainingTimeInMillis() - reserveMs));
  const outcome = await runAudit(auditId, {
    audits,
    webhooks,
    deliveries,
    now,
    analyze: (order, onProgress) => analyze(order, { search, fetchPage }, { engine, signal, onProgress }),
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
