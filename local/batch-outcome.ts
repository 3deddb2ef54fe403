/** Decides which messages of a batch a function has processed, by Lambda's rules for partial batch responses. */

import type { Message } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import type { InvocationOutcome } from './lambda/protocol.ts';

/** `null`, an empty object and an empty list all mean that every message succeeded. */
const Answer = z
  .object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string().min(1) })).nullish() })
  .nullable();

/**
 * Splits a batch by the function's response.
 *
 * @param messages The batch.
 * @param outcome The function's response.
 * @param reportsFailures Whether the mapping uses partial batch responses (`ReportBatchItemFailures`).
 * @returns The messages to delete. If there are none because the function failed or its response is malformed,
 *   `problem` says why.
 */
export function succeededMessages<T extends Pick<Message, 'MessageId'>>(
  messages: readonly T[],
  outcome: InvocationOutcome,
  reportsFailures: boolean,
): { succeeded: readonly T[]; problem?: string } {
  if (!outcome.ok) return { succeeded: [], problem: `the function failed (${outcome.error.errorType})` };
  if (!reportsFailures) return { succeeded: messages };
  const answer = JSON.parse(outcome.payload);
  const parsed = Answer.safeParse(answer === '' ? null : answer);
  if (!parsed.success) return { succeeded: [], problem: 'the function answered with malformed batch item failures' };
  const failed = new Set(parsed.data?.batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier));
  const known = new Set(messages.map(({ MessageId }) => MessageId));
  if ([...failed].some((id) => !known.has(id))) {
    return { succeeded: [], problem: 'the function named a message that is not in the batch' };
  }
  return { succeeded: messages.filter(({ MessageId }) => !failed.has(MessageId ?? '')) };
}
