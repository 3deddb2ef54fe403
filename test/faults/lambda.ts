/** What Lambda does for the workers of a simulated run: takes messages from queues, hands them on, deletes what is done. */
import { DeleteMessageCommand, type Message, ReceiveMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { CrashPlan, Injector } from './injector.ts';
import type { Random } from './random.ts';
import type { Simulation, Task } from './simulation.ts';

/** A consumer of a queue. */
export interface Consumer {
  kind: string;
  queueUrl: string;
  /** Where its messages go after too many receives; looked at as well when it is looked at. */
  deadLettersUrl?: string;
  /** Functions at work at once. */
  concurrency: number;
  timeoutMs: number;
  /** Where the next one is to crash for certain, if anywhere. */
  crashPlan?: () => CrashPlan | undefined;
  /** Handles a message; `again` leaves it in the queue, as does whatever is thrown. */
  handle: (id: string, task: Task, receiptHandle: string) => Promise<'done' | 'again'>;
}

export interface LambdaOptions {
  sim: Simulation;
  random: Random;
  injector: Injector;
  sqs: SQSClient;
  skewMs: () => number;
  /** Told of what a handler threw. */
  threw: (error: unknown) => void;
}

/** Of a thousand messages: handed to two functions; held up on the way, so that others overtake it. */
const perThousand = { duplicated: 30, delayed: 40 };
/** Longer than any message stays hidden. */
const longestDelayMs = 800_000;

/** Opens the runner. */
export function openLambda({ sim, random, injector, sqs, skewMs, threw }: LambdaOptions) {
  const wakes = new Map<string, (inMs: number) => void>();
  const wake = (queueUrl: string, inMs = 0): void => wakes.get(queueUrl)?.(inMs);
  let atWork = 0;

  // A queue is looked at when one of its messages can be seen; the schedule has all looked at now and then.
  sqs.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const result = await next(args);
        const {
          QueueUrl = '',
          DelaySeconds,
          VisibilityTimeout,
        } = args.input as Partial<Record<string, string & number>>;
        if (/^(SendMessage|ChangeMessageVisibility)Command$/u.test(commandName)) {
          wake(QueueUrl, (DelaySeconds ?? VisibilityTimeout ?? 0) * 1_000);
        }
        return result;
      },
    { step: 'initialize', name: 'wakes' },
  );

  const drop = (consumer: Consumer, receiptHandle: string): void =>
    sim.start({
      kind: 'lambda delete',
      work: () => sqs.send(new DeleteMessageCommand({ QueueUrl: consumer.queueUrl, ReceiptHandle: receiptHandle })),
    });

  const hand = (consumer: Consumer, message: Message, inMs: number, freed = () => {}): void => {
    const { ReceiptHandle: receiptHandle = '', Body = '{}' } = message;
    const [id = ''] = Object.values(JSON.parse(Body) as Record<string, string>);
    atWork++;
    sim.start({
      kind: consumer.kind,
      about: id,
      inMs,
      skewMs: skewMs(),
      timeoutMs: consumer.timeoutMs,
      work: (task) => {
        const plan = consumer.crashPlan?.();
        if (plan) injector.plan(task, plan);
        return consumer.handle(id, task, receiptHandle);
      },
      ended: (end) => {
        atWork--;
        if (end.how === 'threw') threw(end.error);
        sim.note(end.how === 'done' ? end.result : end.how);
        if (end.how === 'done' && end.result === 'done') drop(consumer, receiptHandle);
        freed();
      },
    });
  };

  return {
    isIdle: (): boolean => atWork === 0,

    consume(consumer: Consumer): void {
      let busy = 0;
      const freed = (): void => {
        busy--;
        wake(consumer.queueUrl);
      };
      const poll = async (): Promise<void> => {
        while (busy < consumer.concurrency) {
          const { Messages: [message] = [] } = await sqs.send(
            new ReceiveMessageCommand({ QueueUrl: consumer.queueUrl }),
          );
          if (!message) break;
          // What is held up, or comes once more, keeps no function busy meanwhile.
          if (random.chance(perThousand.delayed / 1_000)) {
            injector.counted('message delayed');
            hand(consumer, message, random.between(1_000, longestDelayMs));
            continue;
          }
          busy++;
          hand(consumer, message, random.between(1, 20), freed);
          if (random.chance(perThousand.duplicated / 1_000)) {
            injector.counted('message duplicated');
            hand(consumer, message, random.between(1, 60_000));
          }
        }
        if (consumer.deadLettersUrl) wake(consumer.deadLettersUrl);
      };
      wakes.set(consumer.queueUrl, (inMs) =>
        sim.start({
          kind: 'lambda poll',
          inMs,
          work: poll,
          ended: (end) => {
            if (end.how === 'threw') wake(consumer.queueUrl, 1_000);
          },
        }),
      );
    },

    /** Has all queues looked at. */
    lookAtAll: (): void => {
      for (const look of wakes.values()) look(0);
    },
  };
}
