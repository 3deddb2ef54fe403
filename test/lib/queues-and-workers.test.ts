/** Queues, their dead letters and consumers: no message is lost, and none is worked on twice at once. */
import { describe, expect, test } from '@jest/globals';
import { type Resource, referred, resourcesOf, templateOf } from './synthesized.ts';

const template = templateOf('dev');
const queues = resourcesOf(template, 'AWS::SQS::Queue');
const alarms = resourcesOf(template, 'AWS::CloudWatch::Alarm');
const functions = new Map(resourcesOf(template, 'AWS::Lambda::Function'));
const mappings = resourcesOf(template, 'AWS::Lambda::EventSourceMapping');

/** The dead-letter queue of a queue, by its logical id. */
function deadLettersOf(queue: Resource): string | undefined {
  const policy = queue.Properties.RedrivePolicy as { deadLetterTargetArn: unknown } | undefined;
  return referred(policy?.deadLetterTargetArn);
}

function alarmsOn(metrics: readonly string[], dimension: string, id: string): [string, Resource][] {
  interface Watched {
    MetricName: string;
    Dimensions: { Name: string; Value: unknown }[];
  }
  return alarms.filter(([, { Properties }]) => {
    const parts = (Properties.Metrics ?? []) as { MetricStat?: { Metric: Watched } }[];
    const watched = parts.length > 0 ? parts.flatMap(({ MetricStat }) => MetricStat?.Metric ?? []) : [Properties];
    return (watched as Watched[]).some(
      ({ MetricName, Dimensions = [] }) =>
        metrics.includes(MetricName) && referred(Dimensions.find(({ Name }) => Name === dimension)?.Value) === id,
    );
  });
}

describe('queues', () => {
  test('keep their logical ids: another id is another queue, and messages stay behind in the old one', () => {
    expect(queues.map(([id]) => id).toSorted()).toEqual([
      'WebhooksDeliveriesDeadLetterQueueF715FD11',
      'WebhooksDeliveriesQueue3F5A74C5',
      'WorkersAuditsAbandonedQueue23820E3D',
      'WorkersAuditsDeadLetterQueue04DD9565',
      'WorkersAuditsQueue1553BABD',
    ]);
  });

  test('every queue but the last of each line has a dead-letter queue with at least five receives', () => {
    const last = queues.filter(([, queue]) => deadLettersOf(queue) === undefined);
    expect(last).toHaveLength(2);
    // The last one is itself where dead letters end.
    const ends = queues.map(([, queue]) => deadLettersOf(queue));
    for (const [id] of last) expect(ends).toContain(id);
    for (const [, queue] of queues.filter(([, each]) => deadLettersOf(each))) {
      const { maxReceiveCount } = queue.Properties.RedrivePolicy as { maxReceiveCount: number };
      expect(maxReceiveCount).toBeGreaterThanOrEqual(5);
    }
  });

  test('every queue has an alarm on its depth or on the age of its messages', () => {
    const metrics = ['ApproximateNumberOfMessagesVisible', 'ApproximateAgeOfOldestMessage'];
    for (const [id] of queues) expect(alarmsOn(metrics, 'QueueName', id)).not.toHaveLength(0);
  });

  test('a dead letter is kept longer than the queue it comes from keeps its messages', () => {
    const retention = (id: string | undefined) =>
      queues.find(([each]) => each === id)?.[1].Properties.MessageRetentionPeriod;
    for (const [id, queue] of queues) {
      const next = deadLettersOf(queue);
      if (next) expect(retention(next)).toBeGreaterThan(retention(id) as number);
    }
  });

  test('every queue is encrypted and refuses plain HTTP', () => {
    const policies = resourcesOf(template, 'AWS::SQS::QueuePolicy').map(([, policy]) => policy.Properties);
    for (const [id, queue] of queues) {
      expect(queue.Properties.SqsManagedSseEnabled).toBe(true);
      const policy = policies.find(({ Queues }) => (Queues as unknown[]).some((each) => referred(each) === id));
      expect(JSON.stringify(policy)).toContain('"aws:SecureTransport":"false"');
    }
  });
});

describe('consumers', () => {
  test('every queue that has dead letters has one consumer, the last of each line has none', () => {
    const consumed = mappings.map(([, { Properties }]) => referred(Properties.EventSourceArn));
    const expected = queues.filter(([, queue]) => deadLettersOf(queue)).map(([id]) => id);
    expect(consumed.toSorted()).toEqual(expected.toSorted());
  });

  test('every consumer takes one message, reports its failure alone, and has a bound on its concurrency', () => {
    for (const [, { Properties }] of mappings) {
      expect(Properties).toMatchObject({ BatchSize: 1, FunctionResponseTypes: ['ReportBatchItemFailures'] });
      expect((Properties.ScalingConfig as { MaximumConcurrency: number }).MaximumConcurrency).toBeGreaterThanOrEqual(2);
    }
  });

  test('a message stays invisible for at least six times its consumer’s timeout', () => {
    for (const [, { Properties }] of mappings) {
      const queue = queues.find(([id]) => id === referred(Properties.EventSourceArn));
      const timeout = functions.get(referred(Properties.FunctionName) ?? '')?.Properties.Timeout as number;
      expect(queue?.[1].Properties.VisibilityTimeout).toBeGreaterThanOrEqual(6 * timeout);
    }
  });

  test('the worker has a gigabyte and two minutes', () => {
    const settings = [...functions.values()].map(({ Properties }) => Properties);
    expect(settings).toContainEqual(expect.objectContaining({ MemorySize: 1024, Timeout: 120 }));
  });

  test('an attempt to deliver is over before its lease of a minute', () => {
    const [, worker] = [...functions].find(([id]) => id.startsWith('WebhooksDeliverWebhook')) ?? [];
    expect(worker?.Properties.Timeout).toBe(30);
  });

  test('recovery of audits and of deliveries runs every minute', () => {
    const rules = resourcesOf(template, 'AWS::Events::Rule').map(([, { Properties }]) => Properties);
    expect(rules).toHaveLength(2);
    for (const rule of rules) expect(rule).toMatchObject({ ScheduleExpression: 'rate(1 minute)', State: 'ENABLED' });
  });
});
