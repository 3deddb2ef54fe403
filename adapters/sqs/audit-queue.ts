/** The queue of audits in SQS: sends audits to workers, and delays the next try of a received message. */
import {
  ChangeMessageVisibilityCommand,
  SendMessageCommand,
  SQSClient,
  type SQSClientConfig,
} from '@aws-sdk/client-sqs';
import type { AuditQueue } from '../../core/audits/request-audit.ts';

/**
 * Creates a client. Region, endpoint and credentials come from the standard environment unless given; three tries of 2
 * s stay within a handler's timeout.
 */
export function sqsClient(options: Pick<SQSClientConfig, 'endpoint' | 'region' | 'credentials'> = {}): SQSClient {
  return new SQSClient({
    ...options,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
  });
}

/** Recovery sends what could not be sent, so callers wait no longer than this. */
const maxSendMs = 3_000;

/** Sends audits. The account is the message group, so that one account cannot starve the others (fair queues). */
export function sqsAuditQueue(client: SQSClient, queueUrl: string): AuditQueue {
  return {
    async send({ auditId, accountId }) {
      await client.send(
        new SendMessageCommand({
          QueueUrl: queueUrl,
          MessageBody: JSON.stringify({ audit_id: auditId }),
          MessageGroupId: accountId,
        }),
        { abortSignal: AbortSignal.timeout(maxSendMs) },
      );
    },
  };
}

/** Hides a received message for `delayMs` (rounded up to whole seconds) from now; then it is delivered again. */
export async function retryMessageIn(
  client: SQSClient,
  queueUrl: string,
  receiptHandle: string,
  delayMs: number,
): Promise<void> {
  await client.send(
    new ChangeMessageVisibilityCommand({
      QueueUrl: queueUrl,
      ReceiptHandle: receiptHandle,
      VisibilityTimeout: Math.ceil(delayMs / 1000),
    }),
  );
}
