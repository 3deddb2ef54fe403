/** Operations on messages: send, receive with long polling, delete, change visibility; single and in batches. */

import type { Arrivals } from './arrivals.ts';
import { eachEntry } from './batches.ts';
import { attributesDigest, bodyDigest } from './digests.ts';
import { invalidParameter, SqsError } from './errors.ts';
import type { Messages, ReceivedMessage } from './messages.ts';
import { numberOf } from './queue-attributes.ts';
import { queueOf } from './queue-operations.ts';
import type { Batch, ReceiveRequest, SendEntry } from './requests.ts';
import { shownMessage } from './shown-message.ts';
import type { Queue, QueueStore } from './store.ts';

/** Characters that SQS refuses because XML 1.0 cannot contain them, including lone surrogates. */
const unsendableCharacters = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

interface MessageService {
  store: QueueStore;
  messages: Messages;
  arrivals: Arrivals;
  now: () => number;
}

/**
 * Creates the operations.
 *
 * @param service The queues, their messages, the notifications, and the clock in milliseconds.
 * @returns One function per operation, from request to response. Each may throw an SqsError.
 */
export function messageOperations(service: MessageService) {
  const { store, messages, arrivals, now } = service;

  const send = (queue: Queue, entry: SendEntry) => {
    checkBody(entry.MessageBody, numberOf(queue.attributes, 'MaximumMessageSize'));
    const delaySeconds = entry.DelaySeconds ?? numberOf(queue.attributes, 'DelaySeconds');
    const message = {
      body: entry.MessageBody,
      attributes: JSON.stringify(entry.MessageAttributes),
      groupId: entry.MessageGroupId,
      delayMs: delaySeconds * 1_000,
    };
    const MessageId = messages.send(queue, message, now());
    arrivals.announce(queue.name);
    const digest = attributesDigest(entry.MessageAttributes);
    const bodyMd5 = bodyDigest(entry.MessageBody);
    return digest === undefined
      ? { MessageId, MD5OfMessageBody: bodyMd5 }
      : { MessageId, MD5OfMessageBody: bodyMd5, MD5OfMessageAttributes: digest };
  };
  const remove = (queue: Queue, { ReceiptHandle }: { ReceiptHandle: string }): undefined => {
    messages.delete(queue, ReceiptHandle);
  };
  const changeVisibility = (
    queue: Queue,
    { ReceiptHandle, VisibilityTimeout }: { ReceiptHandle: string; VisibilityTimeout: number },
  ): undefined => {
    const change = { visibilityMs: VisibilityTimeout * 1_000, nowMs: now() };
    messages.changeVisibility(queue, ReceiptHandle, change);
    arrivals.announce(queue.name);
  };

  return {
    SendMessage: (request: SendEntry & { QueueUrl: string }) => send(queueOf(store, request.QueueUrl), request),
    SendMessageBatch: (batch: Batch<SendEntry>) => eachEntry(store, batch, send),
    DeleteMessage: (request: { QueueUrl: string; ReceiptHandle: string }) =>
      remove(queueOf(store, request.QueueUrl), request),
    DeleteMessageBatch: (batch: Batch<{ ReceiptHandle: string }>) => eachEntry(store, batch, remove),
    ChangeMessageVisibility: (request: { QueueUrl: string; ReceiptHandle: string; VisibilityTimeout: number }) =>
      changeVisibility(queueOf(store, request.QueueUrl), request),
    ChangeMessageVisibilityBatch: (batch: Batch<{ ReceiptHandle: string; VisibilityTimeout: number }>) =>
      eachEntry(store, batch, changeVisibility),
    ReceiveMessage: async (request: ReceiveRequest, signal: AbortSignal) => {
      const found = await receive(service, request, signal);
      // Like SQS, an empty receive returns no list.
      return found.length === 0 ? {} : { Messages: found.map((message) => shownMessage(message, request)) };
    },
  };
}

/**
 * Receives immediately, or when a message arrives within the wait time. Returns nothing if the caller has disconnected.
 */
async function receive(
  { store, messages, arrivals, now }: MessageService,
  request: ReceiveRequest,
  signal: AbortSignal,
): Promise<ReceivedMessage[]> {
  const { attributes } = queueOf(store, request.QueueUrl);
  const waitSeconds = request.WaitTimeSeconds ?? numberOf(attributes, 'ReceiveMessageWaitTimeSeconds');
  const deadlineMs = now() + waitSeconds * 1_000;
  while (!signal.aborted) {
    const queue = queueOf(store, request.QueueUrl);
    const visibilitySeconds = request.VisibilityTimeout ?? numberOf(queue.attributes, 'VisibilityTimeout');
    const nowMs = now();
    const maxCount = request.MaxNumberOfMessages;
    const received = messages.receive(queue, { maxCount, visibilityMs: visibilitySeconds * 1_000, nowMs });
    if (received.deadLetterQueue !== undefined) arrivals.announce(received.deadLetterQueue);
    if (received.messages.length > 0 || nowMs >= deadlineMs) return received.messages;
    const nextMs = messages.nextVisibleAtMs(queue) ?? deadlineMs;
    await arrivals.wait(queue.name, Math.max(1, Math.min(nextMs, deadlineMs) - nowMs), signal);
  }
  return [];
}

function checkBody(body: string, maximumBytes: number): void {
  if (unsendableCharacters.test(body))
    throw new SqsError('InvalidMessageContents', 'The message contains characters outside the allowed set.');
  if (Buffer.byteLength(body) > maximumBytes) {
    throw invalidParameter(
      'MessageBody',
      `One or more parameters are invalid. Message must be shorter than ${maximumBytes} bytes.`,
    );
  }
}
