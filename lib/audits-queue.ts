/** The queue of audits to run, the dead letters of it, and where a dead letter ends that cannot be buried. */
import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/**
 * A message stays invisible for six times the time its consumer may take: the least that AWS asks for, so that Lambda
 * can retry a throttled invocation without the same message reaching a second worker.
 * https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html
 */
const visibilityPerTimeout = 6;

/** AWS asks for at least five: below that, throttled invocations alone can use up the receives. */
const maxReceiveCount = 5;

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
      visibilityTimeout: sixTimes(props.buryTimeout),
      retentionPeriod: Duration.days(10),
      deadLetterQueue: { queue: this.abandoned, maxReceiveCount },
    });
    this.queue = queueOf(this, 'Queue', {
      visibilityTimeout: sixTimes(props.workerTimeout),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount },
    });
  }
}

/** A queue that is encrypted by SQS and refuses what does not come over TLS. */
function queueOf(scope: Construct, id: string, props: QueueProps): Queue {
  return new Queue(scope, id, { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, ...props });
}

function sixTimes(timeout: Duration): Duration {
  return Duration.seconds(visibilityPerTimeout * timeout.toSeconds());
}
