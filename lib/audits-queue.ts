/** The queue of audits to run, its dead-letter queue, and the queue for dead letters that cannot be processed. */
import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { maxReceiveCount, queueOf, visibilityFor } from './worker-queue.ts';

export interface AuditsQueueProps {
  /** The timeout of this queue's worker. */
  workerTimeout: Duration;
  /** The timeout of the dead-letter consumer. */
  buryTimeout: Duration;
}

/**
 * The queues are deleted with the stack in every stage: the work is stored in the table, and recovery sends it again.
 */
export class AuditsQueue extends Construct {
  /** One message per audit to run. */
  readonly queue: Queue;
  /** Audits whose worker crashed or timed out at every receive. A function marks them failed. */
  readonly deadLetters: Queue;
  /** Dead letters that could not be marked failed: kept for a person to inspect, never consumed. */
  readonly abandoned: Queue;

  constructor(scope: Construct, id: string, props: AuditsQueueProps) {
    super(scope, id);
    // A dead letter keeps its original age, so each queue must retain messages longer than the one before it.
    this.abandoned = queueOf(this, 'AbandonedQueue', { retentionPeriod: Duration.days(14) });
    this.deadLetters = queueOf(this, 'DeadLetterQueue', {
      visibilityTimeout: visibilityFor(props.buryTimeout),
      retentionPeriod: Duration.days(10),
      deadLetterQueue: { queue: this.abandoned, maxReceiveCount },
    });
    this.queue = queueOf(this, 'Queue', {
      visibilityTimeout: visibilityFor(props.workerTimeout),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount },
    });
  }
}
