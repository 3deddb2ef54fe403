/** Consumers of queues: what is delivered again, what is dropped, and what Lambda counts as an error. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { Context, SQSEvent } from 'aws-lambda';
import { auditConsumer, type RecordOutcome } from '../../../functions/runtime/sqs-batch.ts';

const event = (...bodies: string[]) =>
  ({ Records: bodies.map((body, index) => ({ messageId: `m${index}`, body })) }) as SQSEvent;
const context = { awsRequestId: 'r' } as Context;
const message = () => JSON.stringify({ audit_id: randomUUID() });
const answers = (outcome: RecordOutcome) => auditConsumer(async () => outcome);
const breaks = auditConsumer(async () => {
  throw new Error('words of a table');
});

describe('a consumer', () => {
  test('is done with a message', async () => {
    expect(await answers('done')(event(message()), context)).toEqual({ batchItemFailures: [] });
  });

  test('gives back a message that wants another try, which is no error', async () => {
    const { batchItemFailures } = await answers('again')(event(message()), context);
    expect(batchItemFailures).toEqual([{ itemIdentifier: 'm0' }]);
  });

  test('throws when its message could not be handled: alarms watch Errors, and no word of another is told', async () => {
    await expect(breaks(event(message()), context)).rejects.toThrow(/^a message could not be handled$/u);
  });

  test('gives back the messages of a larger batch that could not be handled, and no other', async () => {
    let calls = 0;
    const consumer = auditConsumer(async () => {
      if (++calls === 2) throw new Error('broken');
      return 'done';
    });
    const { batchItemFailures } = await consumer(event(message(), message(), message()), context);
    expect(batchItemFailures).toEqual([{ itemIdentifier: 'm1' }]);
  });

  test('drops a message without an id', async () => {
    expect(await breaks(event('{}'), context)).toEqual({ batchItemFailures: [] });
  });
});
