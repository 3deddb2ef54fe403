/** Runs batches: up to ten entries per request, each with its own result. */

import * as z from 'zod';
import { invalidParameter, SqsError } from './errors.ts';
import { queueOf } from './queue-operations.ts';
import type { Batch } from './requests.ts';
import type { Queue, QueueStore } from './store.ts';

/** Limit for all bodies of a batch, in bytes, from the SQS quotas. */
const batchBytes = 1_048_576;

/**
 * Runs a batch's entries in order. Each succeeds or fails on its own.
 *
 * @param store The queues.
 * @param batch The batch.
 * @param run Runs one entry. Its result is added to the successful ones.
 * @returns The response to the batch.
 * @throws SqsError if the batch itself is invalid.
 */
export function eachEntry<T, R extends object | undefined>(
  store: QueueStore,
  { QueueUrl, Entries }: Batch<T>,
  run: (queue: Queue, entry: T) => R,
) {
  const queue = queueOf(store, QueueUrl);
  checkBatch(Entries);
  const Successful: object[] = [];
  const Failed: object[] = [];
  for (const { Id, read } of Entries) {
    try {
      Successful.push({ Id, ...run(queue, read()) });
    } catch (error) {
      const fault = error instanceof z.ZodError ? invalidParameter('Entries', z.prettifyError(error)) : error;
      if (!(fault instanceof SqsError)) throw fault;
      Failed.push({ Id, SenderFault: true, Code: fault.queryCode, Message: fault.message });
    }
  }
  return { Successful, Failed };
}

function checkBatch(entries: readonly { Id: string; bytes: number }[]): void {
  const prefix = 'AWS.SimpleQueueService';
  if (entries.length === 0) {
    throw new SqsError('EmptyBatchRequest', 'There should be at least one entry.', `${prefix}.EmptyBatchRequest`);
  }
  if (entries.length > 10) {
    const message = 'Maximum number of entries per request are 10.';
    throw new SqsError('TooManyEntriesInBatchRequest', message, `${prefix}.TooManyEntriesInBatchRequest`);
  }
  if (entries.reduce((sum, { bytes }) => sum + bytes, 0) > batchBytes) {
    const message = `Batch requests cannot be longer than ${batchBytes} bytes.`;
    throw new SqsError('BatchRequestTooLong', message, `${prefix}.BatchRequestTooLong`);
  }
  if (new Set(entries.map(({ Id }) => Id)).size < entries.length) {
    throw new SqsError('BatchEntryIdsNotDistinct', 'Ids must be distinct.', `${prefix}.BatchEntryIdsNotDistinct`);
  }
  if (entries.some(({ Id }) => !/^[\w-]{1,80}$/u.test(Id))) {
    throw new SqsError('InvalidBatchEntryId', 'Ids are 1 to 80 of A-Z a-z 0-9 _ -.', `${prefix}.InvalidBatchEntryId`);
  }
}
