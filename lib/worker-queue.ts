/** Shared settings of consumed queues: how long a message is hidden, and how often it is received. */
import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/**
 * A message stays invisible for six times its consumer's timeout, AWS's minimum, so that Lambda can retry a throttled
 * invocation without the same message reaching a second worker.
 * https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html
 */
const visibilityPerTimeout = 6;

/** AWS recommends at least five: below that, throttled invocations alone can use up the receives. */
export const maxReceiveCount = 5;

/** Creates a queue that is encrypted by SQS and rejects requests without TLS. */
export function queueOf(scope: Construct, id: string, props: QueueProps): Queue {
  return new Queue(scope, id, { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, ...props });
}

/** How long a message is hidden while a consumer with this timeout processes it. */
export function visibilityFor(timeout: Duration): Duration {
  return Duration.seconds(visibilityPerTimeout * timeout.toSeconds());
}
