/** The queue of deliveries to attempt, and the messages that their worker never came to an end with. */
import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { maxReceiveCount, queueOf, visibilityFor } from './worker-queue.ts';

export interface DeliveriesQueueProps {
  /** The most that the worker of this queue takes over one attempt. */
  workerTimeout: Duration;
}

/**
 * One message an attempt, delayed by up to 15 minutes; what is to be sent later, or was lost, stands in the table and is
 * sent by the minute's recovery. So a message carries nothing that the table does not, its retention bounds no wait, and
 * its receives count crashes alone: a failed attempt is a message done with.
 */
export class DeliveriesQueue extends Construct {
  readonly queue: Queue;
  /** Messages whose worker crashed or failed at every receive: kept for a person, and never consumed. */
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
