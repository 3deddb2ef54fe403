/** Shared by all queue consumers: processes one record at a time, and returns only failed records to the queue. */
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { isDeliveryId } from '../../core/webhooks/delivery.ts';
import { describe } from './describe-error.ts';
import { logEvent } from './log-event.ts';
import { logger } from './logger.ts';

/** The record is done with, or must be delivered again. */
export type RecordOutcome = 'done' | 'again';

type Consume = (id: string, record: SQSRecord, context: Context) => Promise<RecordOutcome>;
type Consumer = (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>;

const auditId = z.uuid();
const deliveryId = z.string().refine(isDeliveryId);

/** Creates a consumer of messages that contain an audit id. */
export function auditConsumer(consume: Consume): Consumer {
  return consumerOf('audit_id', auditId, consume);
}

/** Creates a consumer of messages that contain a delivery id. */
export function deliveryConsumer(consume: Consume): Consumer {
  return consumerOf('delivery_id', deliveryId, consume);
}

/** Creates a consumer of messages with an id under `name`; others are logged and dropped: no retry would fix them. */
function consumerOf(name: string, schema: z.ZodType<string>, consume: Consume): Consumer {
  const message = z.object({ [name]: schema });
  return async (event, context) => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const record of event.Records) {
      const id = idIn(record, message)?.[name];
      logger.resetKeys();
      logger.appendKeys({ [name]: id, message_id: record.messageId, function_request_id: context.awsRequestId });
      if (id === undefined) {
        logEvent('error', 'message_dropped', { missing: name });
        continue;
      }
      const outcome = await consume(id, record, context).catch((error: unknown): RecordOutcome => {
        logEvent('error', 'message_failed', {
          error: describe(error instanceof Error && error.cause ? error.cause : error),
        });
        // Lambda's error metric, which the alarms watch, counts only thrown errors. Throwing fails the whole batch,
        // which is right, since batches hold one message.
        if (event.Records.length === 1) throw new Error('a message could not be handled');
        return 'again';
      });
      if (outcome === 'again') batchItemFailures.push({ itemIdentifier: record.messageId });
    }
    return { batchItemFailures };
  };
}

function idIn<T>(record: SQSRecord, message: z.ZodType<T>): T | undefined {
  try {
    return message.parse(JSON.parse(record.body));
  } catch {
    return undefined;
  }
}
