/** Schemas of the supported requests of the SQS JSON protocol. */

import * as z from 'zod';

const QueueUrl = z.string().min(1);
const Seconds = (max: number) => z.int().min(0).max(max);
const Attributes = z.record(z.string(), z.string());

const MessageAttribute = z.object({
  DataType: z.string().regex(/^(?:String|Number|Binary)(?:\..+)?$/u),
  StringValue: z.string().optional(),
  BinaryValue: z.string().optional(),
});

const Entry = z.object({
  MessageBody: z.string().min(1),
  DelaySeconds: Seconds(900).optional(),
  MessageAttributes: z.record(z.string(), MessageAttribute).default({}),
  MessageGroupId: z.string().min(1).max(128).optional(),
});
const Handle = z.object({ ReceiptHandle: z.string() });
const Visibility = Handle.extend({ VisibilityTimeout: Seconds(43_200) });

/** Batch ids are validated separately, because their errors have their own names. */
const Identified = z.looseObject({ Id: z.string() });
const batchOf = <T extends z.ZodRawShape>(entry: z.ZodObject<T>) =>
  z.object({ QueueUrl, Entries: z.array(Identified).default([]) }).transform((batch) => ({
    QueueUrl: batch.QueueUrl,
    Entries: batch.Entries.map((raw) => ({
      Id: raw.Id,
      bytes: bodyBytes(raw.MessageBody),
      read: () => entry.parse(raw),
    })),
  }));

function bodyBytes(body: unknown): number {
  return typeof body === 'string' ? Buffer.byteLength(body) : 0;
}

/** A schema per operation. The entries of a batch are parsed one by one, so that an invalid entry fails alone. */
export const requestSchemas = {
  CreateQueue: z.object({ QueueName: z.string(), Attributes: Attributes.default({}) }),
  GetQueueUrl: z.object({ QueueName: z.string() }),
  ListQueues: z.object({ QueueNamePrefix: z.string().default('') }),
  GetQueueAttributes: z.object({ QueueUrl, AttributeNames: z.array(z.string()).default([]) }),
  SetQueueAttributes: z.object({ QueueUrl, Attributes }),
  PurgeQueue: z.object({ QueueUrl }),
  SendMessage: Entry.extend({ QueueUrl }),
  SendMessageBatch: batchOf(Entry),
  ReceiveMessage: z.object({
    QueueUrl,
    MaxNumberOfMessages: z.int().min(1).max(10).default(1),
    VisibilityTimeout: Seconds(43_200).optional(),
    WaitTimeSeconds: Seconds(20).optional(),
    AttributeNames: z.array(z.string()).default([]),
    MessageSystemAttributeNames: z.array(z.string()).default([]),
    MessageAttributeNames: z.array(z.string()).default([]),
  }),
  DeleteMessage: Handle.extend({ QueueUrl }),
  DeleteMessageBatch: batchOf(Handle),
  ChangeMessageVisibility: Visibility.extend({ QueueUrl }),
  ChangeMessageVisibilityBatch: batchOf(Visibility),
};

/** A message to send. */
export type SendEntry = z.infer<typeof Entry>;
/** A batch with unparsed entries; `bytes` is the size of an entry's body, or 0 without one. */
export type Batch<T> = { QueueUrl: string; Entries: { Id: string; bytes: number; read: () => T }[] };
/** A receive. */
export type ReceiveRequest = z.infer<typeof requestSchemas.ReceiveMessage>;
