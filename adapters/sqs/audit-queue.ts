/** The queue of audits in SQS: sending one to a worker, and asking for another try later. */
import {
  ChangeMessageVisibilityCommand,
  SendMessageCommand,
  SQSClient,
  type SQSClientConfig,
} from '@aws-sdk/client-sqs';
import type { AuditQueue } from '../../core/audits/request-audit.ts';

/**
 * A client for region, endpoint and credentials of the standard environment, or the given ones; three tries of 2 s keep
 * a handler below its time.
 */
export function sqsClient(options: Pick<SQSClientConfig, 'endpoint' | 'region' | 'credentials'> = {}): SQSClient {
  return new SQSClient({
    ...options,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
  });
}

/** Recovery sends what was not sent: nobody is kept waiting for longer. */
const maxSendMs = 3_000;

/** Sends audits; the account as message group keeps one account from starving the others (fair queues). */
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

/** Hides a received message for `delayMs` (whole seconds, rounded up) from now, then it is delivered again. */
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
