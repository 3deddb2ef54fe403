/** Every minute: audits that nobody is working on are sent again, or ended. */
import * as z from 'zod';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { dynamoUnfinishedAudits } from '../../adapters/dynamo/unfinished-audits.ts';
import { sqsAuditQueue, sqsClient } from '../../adapters/sqs/audit-queue.ts';
import { recoverAudits } from '../../core/audits/recover-audits.ts';
import { readEnv, required } from '../runtime/env.ts';
import { logger } from '../runtime/logger.ts';

const envSchema = z.object({ AUDITS_TABLE: required, USAGE_TABLE: required, AUDITS_QUEUE_URL: required });
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const deps = {
  audits: dynamoUnfinishedAudits(documentClient(), { audits: env.AUDITS_TABLE, usage: env.USAGE_TABLE }),
  queue: sqsAuditQueue(sqsClient(), env.AUDITS_QUEUE_URL),
  now: () => new Date(),
};

export async function handler(): Promise<void> {
  const { resent, failed, overflow } = await recoverAudits(deps);
  if (resent.length > 0 || failed.length > 0 || overflow) logger.warn('audits recovered', { resent, failed, overflow });
}
