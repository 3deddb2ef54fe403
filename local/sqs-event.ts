/** Builds the event that a function receives for a batch of SQS messages. */

import type { Message } from '@aws-sdk/client-sqs';
import { localRegion } from './project.ts';
import type { LocalQueue } from './sqs/queues-of-stack.ts';

/**
 * Builds the event in Lambda's format.
 *
 * @param queue The queue.
 * @param messages The batch.
 * @returns The event, to be serialized as JSON.
 */
export function sqsEvent(queue: LocalQueue, messages: readonly Message[]): object {
  const Records = messages.map((message) => ({
    messageId: message.MessageId ?? '',
    receiptHandle: message.ReceiptHandle ?? '',
    body: message.Body ?? '',
    attributes: { ...message.Attributes },
    messageAttributes: Object.fromEntries(
      Object.entries(message.MessageAttributes ?? {}).map(([name, { DataType, StringValue, BinaryValue }]) => [
        name,
        {
          dataType: DataType ?? '',
          ...(StringValue === undefined ? {} : { stringValue: StringValue }),
          ...(BinaryValue === undefined ? {} : { binaryValue: Buffer.from(BinaryValue).toString('base64') }),
          stringListValues: [],
          binaryListValues: [],
        },
      ]),
    ),
    md5OfBody: message.MD5OfBody ?? '',
    eventSource: 'aws:sqs',
    eventSourceARN: queue.arn,
    awsRegion: localRegion,
  }));
  return { Records };
}
