/** What every consumer of a queue shares: one record at a time, and only the records that failed are delivered again. */
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { describe } from './describe-error.ts';
import { logger } from './logger.ts';

/** A record is done with, or is to be delivered again. */
export type RecordOutcome = 'done' | 'again';

const auditMessage = z.object({ audit_id: z.uuid() });

/** A consumer of messages that name an audit. A message that does not is logged and dropped: no retry would mend it. */
export function auditConsumer(
  consume: (auditId: string, record: SQSRecord, context: Context) => Promise<RecordOutcome>,
): (event: SQSEvent, context: Context) => Promise<SQSBatchResponse> {
  return async (event, context) => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const record of event.Records) {
      const auditId = auditIdOf(record);
      logger.resetKeys();
      logger.appendKeys({ audit_id: auditId, message_id: record.messageId, function_request_id: context.awsRequestId });
      if (auditId === undefined) {
        logger.error('a message that names no audit was dropped');
        continue;
      }
      const outcome = await consume(auditId, record, context).catch((error: unknown): RecordOutcome => {
        logger.error('a message could not be handled', {
          error: describe(error instanceof Error && error.cause ? error.cause : error),
        });
        return 'again';
      });
      if (outcome === 'again') batchItemFailures.push({ itemIdentifier: record.messageId });
    }
    return { batchItemFailures };
  };
}

function auditIdOf(record: SQSRecord): string | undefined {
  try {
    return auditMessage.parse(JSON.parse(record.body)).audit_id;
  } catch {
    return undefined;
  }
}
