/** The queue of audits to run, the dead letters of it, and where a dead letter ends that cannot be buried. */
import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { maxReceiveCount, queueOf, visibilityFor } from './worker-queue.ts';

export interface AuditsQueueProps {
  /** The most that the worker of this queue takes over one audit. */
  workerTimeout: Duration;
  /** The most that the consumer of the dead letters takes over one of them. */
  buryTimeout: Duration;
}

/** The queues go with the stack in every stage: what is to be done stands in the table, and recovery sends it again. */
export class AuditsQueue extends Construct {
  /** One message an audit that is to run. */
  readonly queue: Queue;
  /** Audits whose worker crashed or ran out of time at every receive. A function marks them failed. */
  readonly deadLetters: Queue;
  /** Dead letters that could not even be marked failed: kept for a person, and never consumed. */
  readonly abandoned: Queue;

  constructor(scope: Construct, id: string, props: AuditsQueueProps) {
    super(scope, id);
    // A dead letter keeps the age it had: each queue holds its messages longer than the one before it.
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
