/** The queue of deliveries to attempt, and the dead-letter queue for messages that failed at every receive. */
import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { maxReceiveCount, queueOf, visibilityFor } from './worker-queue.ts';

export interface DeliveriesQueueProps {
  /** The timeout of this queue's worker. */
  workerTimeout: Duration;
}

/**
 * One message per attempt, delayed by up to 15 minutes. Later and lost deliveries are in the table and are sent by the
 * recovery that runs every minute. So a message holds nothing that the table does not, its retention limits no wait,
 * and its receives count only crashes: the message of a failed attempt is deleted.
 */
export class DeliveriesQueue extends Construct {
  readonly queue: Queue;
  /** Messages whose worker crashed or failed at every receive: kept for a person to inspect, never consumed. */
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, props: DeliveriesQueueProps) {
    super(scope, id);
    this.deadLetters = queueOf(this, 'DeadLetterQueue', { retentionPeriod: Duration.days(14) });
    this.queue = queueOf(this, 'Queue', {
      visibilityTimeout: visibilityFor(props.workerTimeout),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount },
    });
  }
}
