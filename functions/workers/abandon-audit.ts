/** Consumer of the dead-letter queue of audits: ends what the queue gave up as failed. */
import * as z from 'zod';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { dynamoUnfinishedAudits } from '../../adapters/dynamo/unfinished-audits.ts';
import { abandonAudit } from '../../core/audits/abandon-audit.ts';
import { readEnv, required } from '../runtime/env.ts';
import { logger } from '../runtime/logger.ts';
import { auditConsumer } from '../runtime/sqs-batch.ts';

const envSchema = z.object({ AUDITS_TABLE: required, USAGE_TABLE: required });
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const audits = dynamoUnfinishedAudits(documentClient(), { audits: env.AUDITS_TABLE, usage: env.USAGE_TABLE });

export const handler = auditConsumer(async (auditId) => {
  const code = await abandonAudit(auditId, { audits, now: () => new Date() });
  if (code) logger.error('an audit given up by its queue was ended', { code });
  return 'done';
});
