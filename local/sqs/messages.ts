/** Stores messages: send, receive with dead letters and fair queues, delete, change visibility. */

import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { invalidParameter, SqsError } from './errors.ts';
import { messageStatements } from './message-statements.ts';
import { numberOf, redrivePolicyOf } from './queue-attributes.ts';
import { parseReceiptHandle, receiptHandle } from './receipts.ts';
import type { Queue, QueueStore } from './store.ts';

/** A message to send. `attributes` is JSON; the delay is in milliseconds. */
export interface NewMessage {
  body: string;
  attributes: string;
  groupId?: string | undefined;
  delayMs: number;
}

const Received = z
  .object({
    id: z.number(),
    message_id: z.string(),
    body: z.string(),
    attributes: z.string(),
    group_id: z.string().nullable(),
    dead_letter_source: z.string().nullable(),
    sent_at: z.number(),
    first_received_at: z.number().nullable(),
    receive_count: z.number(),
    receipt: z.string().nullable(),
  })
  .transform((row) => ({ ...row, receiptHandle: receiptHandle(row.id, row.receipt ?? '') }));
/** A received message. Its receipt handle is valid for this receive only. */
export type ReceivedMessage = z.infer<typeof Received>;

const InFlight = z.object({
  receipt: z.string().nullable(),
  visible_at: z.number(),
  received_at: z.number().nullable(),
});

/** Maximum time that one receive can hide a message, from the SQS quotas. */
const longestVisibilityMs = 43_200_000;

/** Operations on messages. Times are milliseconds since the epoch. */
export type Messages = ReturnType<typeof openMessages>;

/**
 * Prepares the operations.
 *
 * @param store The queues.
 * @returns The operations. Those that take a receipt handle throw an SqsError if it is malformed.
 */
export function openMessages(store: QueueStore) {
  const sql = messageStatements(store.database);
  const oldest = (queue: Queue, nowMs: number): number =>
    nowMs - numberOf(queue.attributes, 'MessageRetentionPeriod') * 1_000;

  return {
    send: (queue: Queue, message: NewMessage, nowMs: number): string => {
      const messageId = randomUUID();
      const { body, attributes, groupId = null, delayMs } = message;
      sql.insert.run({
        queue: queue.name,
        messageId,
        body,
        attributes,
        groupId,
        now: nowMs,
        visibleAt: nowMs + delayMs,
      });
      return messageId;
    },

    receive: (
      queue: Queue,
      { maxCount, visibilityMs, nowMs }: { maxCount: number; visibilityMs: number; nowMs: number },
    ): { messages: ReceivedMessage[]; deadLetterQueue?: string } =>
      inTransaction(store, () => {
        const policy = redrivePolicyOf(queue.attributes);
        const target = policy?.deadLetterTargetArn.split(':').at(-1) ?? '';
        let moved = 0;
        if (policy !== undefined && store.findQueue(target) !== undefined) {
          const limit = policy.maxReceiveCount;
          moved = Number(
            sql.deadLetters.run({ target, source: queue.arn, queue: queue.name, now: nowMs, limit }).changes,
          );
        }
        const rows = sql.visible.all({ queue: queue.name, now: nowMs, oldest: oldest(queue, nowMs), count: maxCount });
        const visibleAt = nowMs + visibilityMs;
        const messages = rows.map(({ id }) =>
          Received.parse(sql.take.get({ id: Number(id), receipt: randomUUID(), visibleAt, now: nowMs })),
        );
        return moved > 0 ? { messages, deadLetterQueue: target } : { messages };
      }),

    /** Like SQS, ignores a handle that a later receive has replaced. */
    delete: (queue: Queue, handle: string): void => {
      const { id, receipt } = parseReceiptHandle(handle);
      sql.remove.run(queue.name, id, receipt);
    },

    changeVisibility: (queue: Queue, handle: string, change: { visibilityMs: number; nowMs: number }): void => {
      const { id, receipt } = parseReceiptHandle(handle);
      const row = sql.inFlight.get(queue.name, id);
      const message = row === undefined ? undefined : InFlight.parse(row);
      if (message?.receipt !== receipt) {
        throw invalidParameter(
          'ReceiptHandle',
          'Message does not exist or is not available for visibility timeout change.',
        );
      }
      if (message.visible_at <= change.nowMs) {
        throw new SqsError(
          'MessageNotInflight',
          'The message is not in flight.',
          'AWS.SimpleQueueService.MessageNotInflight',
        );
      }
      const visibleAt = change.nowMs + change.visibilityMs;
      if (visibleAt - (message.received_at ?? change.nowMs) > longestVisibilityMs) {
        throw invalidParameter(
          'VisibilityTimeout',
          'Total VisibilityTimeout for the message is beyond the limit [43200 seconds].',
        );
      }
      sql.setVisible.run(visibleAt, id);
    },

    purge: (queue: Queue): void => void sql.purge.run(queue.name),
    expire: (queue: Queue, nowMs: number): void => void sql.expire.run(queue.name, oldest(queue, nowMs)),
    /** When the next message becomes visible; undefined if the queue is empty. */
    nextVisibleAtMs: (queue: Queue): number | undefined =>
      z.object({ at: z.number().nullable() }).parse(sql.next.get(queue.name)).at ?? undefined,
    count: (queue: Queue, nowMs: number) =>
      z
        .object({ visible: z.number(), inFlight: z.number(), delayed: z.number() })
        .parse(sql.count.get({ queue: queue.name, now: nowMs })),
  };
}

/** Runs a step in a transaction, and rolls back if it throws. */
function inTransaction<T>({ database }: QueueStore, step: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = step();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
