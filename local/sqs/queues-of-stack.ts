/** Creates the template's queues at an SQS endpoint, and updates existing ones to match it. */

import { CreateQueueCommand, QueueNameExists, SetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import type { Stack } from '../template/stack.ts';

const Numeric = z.coerce.string().optional();
const Queue = z.object({
  DelaySeconds: Numeric,
  MaximumMessageSize: Numeric,
  MessageRetentionPeriod: Numeric,
  ReceiveMessageWaitTimeSeconds: Numeric,
  VisibilityTimeout: Numeric,
  RedrivePolicy: z.looseObject({ deadLetterTargetArn: z.string() }).optional(),
  FifoQueue: z.literal(false, 'FIFO queues do not run here').optional(),
});

/** Default attributes. They are always sent, so that removing an attribute from the template resets it. */
const queueDefaults = {
  DelaySeconds: '0',
  MaximumMessageSize: '1048576',
  MessageRetentionPeriod: '345600',
  ReceiveMessageWaitTimeSeconds: '0',
  VisibilityTimeout: '30',
} as const;

/** An existing queue. */
export interface LocalQueue {
  logicalId: string;
  name: string;
  arn: string;
  url: string;
}

/**
 * Creates or updates every queue of the stack as in the template. Messages are kept.
 *
 * @param stack The stack.
 * @param client A client of the endpoint.
 * @returns The queues.
 */
export async function createQueues(stack: Stack, client: SQSClient): Promise<LocalQueue[]> {
  const queues = stack.resources('AWS::SQS::Queue', Queue);
  await Promise.all(
    queues.map(async ({ name, ref, properties }) => {
      const { RedrivePolicy, FifoQueue: _, ...given } = properties;
      const attributes = {
        ...queueDefaults,
        ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
        RedrivePolicy: RedrivePolicy === undefined ? '' : JSON.stringify(RedrivePolicy),
      };
      try {
        await client.send(new CreateQueueCommand({ QueueName: name }));
      } catch (error) {
        if (!(error instanceof QueueNameExists)) throw error;
      }
      await client.send(new SetQueueAttributesCommand({ QueueUrl: ref, Attributes: attributes }));
    }),
  );
  return queues.map(({ logicalId, name, arn, ref }) => ({ logicalId, name, arn, url: ref }));
}
