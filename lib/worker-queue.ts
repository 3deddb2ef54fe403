/** What every queue that a function consumes has in common: how long a message is hidden, and how often it is received. */
import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/**
 * A message stays invisible for six times the time its consumer may take: the least that AWS asks for, so that Lambda
 * can retry a throttled invocation without the same message reaching a second worker.
 * https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html
 */
const visibilityPerTimeout = 6;

/** AWS asks for at least five: below that, throttled invocations alone can use up the receives. */
export const maxReceiveCount = 5;

/** A queue that is encrypted by SQS and refuses what does not come over TLS. */
export function queueOf(scope: Construct, id: string, props: QueueProps): Queue {
  return new Queue(scope, id, { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, ...props });
}

/** How long a message is hidden from others while a consumer with this timeout has it. */
export function visibilityFor(timeout: Duration): Duration {
  return Duration.seconds(visibilityPerTimeout * timeout.toSeconds());
}
