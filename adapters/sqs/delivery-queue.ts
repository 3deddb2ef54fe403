/** The queue of deliveries in SQS: one message per attempt. */
import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { DeliveryQueue } from '../../core/webhooks/announce.ts';

/** Sends deliveries. The account is the message group, so that a slow receiver does not delay others (fair queues). */
export function sqsDeliveryQueue(client: SQSClient, queueUrl: string): DeliveryQueue {
  return {
    async send({ deliveryId, accountId, delayMs = 0 }) {
      await client.send(
        new SendMessageCommand({
          QueueUrl: queueUrl,
          MessageBody: JSON.stringify({ delivery_id: deliveryId }),
          MessageGroupId: accountId,
          ...(delayMs > 0 ? { DelaySeconds: Math.ceil(delayMs / 1000) } : {}),
        }),
      );
    },
  };
}
