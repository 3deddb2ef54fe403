/** Polls queues and invokes the functions that consume them, like Lambda's event-source mappings. */

import { DeleteMessageBatchCommand, type Message, ReceiveMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { succeededMessages } from './batch-outcome.ts';
import type { Functions } from './lambda/functions.ts';
import { localRegion } from './project.ts';
import type { LocalQueue } from './sqs/queues-of-stack.ts';
import { sqsEvent } from './sqs-event.ts';
import { messageOf, StartupError } from './startup-error.ts';
import type { Stack, StackResource } from './template/stack.ts';

const Mapping = z.object({
  EventSourceArn: z.string().regex(/^arn:aws:sqs:/u, 'only SQS queues are event sources here'),
  FunctionName: z.string(),
  Enabled: z.boolean().default(true),
  BatchSize: z.number().default(10),
  FunctionResponseTypes: z.array(z.literal('ReportBatchItemFailures')).default([]),
  ScalingConfig: z.object({ MaximumConcurrency: z.number().optional() }).optional(),
  FilterCriteria: z.undefined('a filter does not run here').optional(),
});

/** One event-source mapping, resolved. */
interface Source {
  queue: LocalQueue;
  functionArn: string;
  batchSize: number;
  reportsFailures: boolean;
}

const longPollSeconds = 20;
/** Maximum number of messages in one receive. */
const receiveLimit = 10;
/** Pause after a failed request to an endpoint. */
const pauseMs = 1_000;

/**
 * Starts the stack's event-source mappings.
 *
 * @param stack The stack.
 * @param service The functions and queues, a client of the SQS endpoint, and a log for failures.
 * @returns A function that stops polling and waits for batches in progress.
 * @throws StartupError if a mapping names a queue or a function that is not in the template.
 */
export function startEventSources(
  stack: Stack,
  service: { functions: Functions; queues: readonly LocalQueue[]; client: SQSClient; log: (line: string) => void },
): () => Promise<void> {
  const controller = new AbortController();
  const pollers = stack
    .resources('AWS::Lambda::EventSourceMapping', Mapping)
    .filter(({ properties }) => properties.Enabled)
    .flatMap((mapping) => {
      const { source, concurrency } = readSource(mapping, service);
      return Array.from({ length: concurrency }, () => poll(source, { ...service, signal: controller.signal }));
    });
  return async () => {
    controller.abort();
    await Promise.all(pollers);
  };
}

/**
 * There are as many pollers as batches may run at once, because a poller receives only what it can process immediately.
 */
function readSource(
  { logicalId, properties }: StackResource<z.infer<typeof Mapping>>,
  { functions, queues }: { functions: Functions; queues: readonly LocalQueue[] },
): { source: Source; concurrency: number } {
  const queue = queues.find(({ arn }) => arn === properties.EventSourceArn);
  const functionArn = properties.FunctionName.startsWith('arn:')
    ? properties.FunctionName
    : `arn:aws:lambda:${localRegion}:${properties.EventSourceArn.split(':')[4]}:function:${properties.FunctionName}`;
  const instances = functions.concurrencyOf(functionArn);
  if (queue === undefined || instances === undefined) {
    throw new StartupError(
      `event source ${logicalId} names a ${queue ? 'function' : 'queue'} that is not in the template`,
    );
  }
  const source = {
    queue,
    functionArn,
    batchSize: properties.BatchSize,
    reportsFailures: properties.FunctionResponseTypes.includes('ReportBatchItemFailures'),
  };
  return { source, concurrency: Math.min(properties.ScalingConfig?.MaximumConcurrency ?? instances, instances) };
}

interface Polling {
  functions: Functions;
  client: SQSClient;
  log: (line: string) => void;
  signal: AbortSignal;
}

/** Receives, invokes and deletes batch after batch until it is aborted. Never throws. */
async function poll(source: Source, polling: Polling): Promise<void> {
  const { signal, log } = polling;
  while (!signal.aborted) {
    try {
      const messages = await receiveBatch(source, polling);
      if (messages.length > 0) await handleBatch(source, messages, polling);
    } catch (error) {
      if (signal.aborted) return;
      log(`event source of ${source.queue.name}: ${messageOf(error)}`);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** Receives up to one batch. A batch of more than ten takes several receives, as long as messages are available. */
async function receiveBatch({ queue, batchSize }: Source, { client, signal }: Polling): Promise<Message[]> {
  const batch: Message[] = [];
  for (;;) {
    const missing = Math.min(batchSize - batch.length, receiveLimit);
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl: queue.url,
        MaxNumberOfMessages: missing,
        WaitTimeSeconds: batch.length === 0 ? longPollSeconds : 0,
        MessageSystemAttributeNames: ['All'],
        MessageAttributeNames: ['All'],
      }),
      { abortSignal: signal },
    );
    batch.push(...Messages);
    if (Messages.length < missing || batch.length >= batchSize) return batch;
  }
}

/** Invokes the function and deletes the processed messages. The others become visible again after their timeout. */
async function handleBatch(
  source: Source,
  messages: readonly Message[],
  { functions, client, log }: Polling,
): Promise<void> {
  const outcome = await functions.invoke(source.functionArn, JSON.stringify(sqsEvent(source.queue, messages)));
  const { succeeded, problem } = succeededMessages(messages, outcome, source.reportsFailures);
  if (problem !== undefined) log(`event source of ${source.queue.name}: ${problem}`);
  for (let start = 0; start < succeeded.length; start += receiveLimit) {
    const Entries = succeeded
      .slice(start, start + receiveLimit)
      .map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle }));
    await client.send(new DeleteMessageBatchCommand({ QueueUrl: source.queue.url, Entries }));
  }
}
