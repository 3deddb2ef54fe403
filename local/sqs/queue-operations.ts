/** Operations on queues: create, find, list, attributes, purge. */

import type * as z from 'zod';
import { localAwsAccount } from '../project.ts';
import { SqsError } from './errors.ts';
import type { Messages } from './messages.ts';
import { checkAttributes, checkQueueName, defaultAttributes, type QueueAttributes } from './queue-attributes.ts';
import type { requestSchemas } from './requests.ts';
import type { Queue, QueueStore } from './store.ts';

type Request<Name extends keyof typeof requestSchemas> = z.infer<(typeof requestSchemas)[Name]>;

/**
 * Creates the operations.
 *
 * @param service The store, its messages, the base of queue URLs, and the clock in milliseconds.
 * @returns One function per operation, from request to response. Each may throw an SqsError.
 */
export function queueOperations({
  store,
  messages,
  url,
  now,
}: {
  store: QueueStore;
  messages: Messages;
  url: () => string;
  now: () => number;
}) {
  const urlOf = (name: string): string => `${url()}/${localAwsAccount}/${name}`;
  return {
    CreateQueue: ({ QueueName, Attributes }: Request<'CreateQueue'>) => {
      checkAttributes(Attributes);
      const existing = store.findQueue(checkQueueName(QueueName));
      if (existing === undefined) store.putQueue(QueueName, Attributes, now());
      else if (!sameAttributes(existing.attributes, Attributes)) {
        throw new SqsError(
          'QueueNameExists',
          'A queue already exists with the same name and a different value.',
          'QueueAlreadyExists',
        );
      }
      return { QueueUrl: urlOf(QueueName) };
    },
    GetQueueUrl: ({ QueueName }: Request<'GetQueueUrl'>) => ({ QueueUrl: urlOf(store.queue(QueueName).name) }),
    ListQueues: ({ QueueNamePrefix }: Request<'ListQueues'>) => ({
      QueueUrls: store.queues(QueueNamePrefix).map(({ name }) => urlOf(name)),
    }),
    GetQueueAttributes: ({ QueueUrl, AttributeNames }: Request<'GetQueueAttributes'>) => {
      const queue = queueOf(store, QueueUrl);
      const all = Object.entries(allAttributes(queue, messages.count(queue, now())));
      const wanted = all.filter(([name]) => AttributeNames.includes('All') || AttributeNames.includes(name));
      return { Attributes: Object.fromEntries(wanted) };
    },
    SetQueueAttributes: ({ QueueUrl, Attributes }: Request<'SetQueueAttributes'>) => {
      checkAttributes(Attributes);
      const { name, attributes } = queueOf(store, QueueUrl);
      store.putQueue(name, { ...attributes, ...Attributes }, now());
      return undefined;
    },
    PurgeQueue: ({ QueueUrl }: Request<'PurgeQueue'>) => {
      messages.purge(queueOf(store, QueueUrl));
      return undefined;
    },
  };
}

/**
 * Finds the queue of a URL.
 *
 * @param store The queues.
 * @param queueUrl A URL that ends with the queue's name. The host is ignored, because a proxy may be in front.
 * @returns The queue.
 * @throws SqsError if it does not exist.
 */
export function queueOf(store: QueueStore, queueUrl: string): Queue {
  return store.queue(queueUrl.split('/').at(-1) ?? '');
}

function allAttributes(queue: Queue, { visible, inFlight, delayed }: ReturnType<Messages['count']>): QueueAttributes {
  return {
    ...queue.attributes,
    QueueArn: queue.arn,
    ApproximateNumberOfMessages: String(visible),
    ApproximateNumberOfMessagesNotVisible: String(inFlight),
    ApproximateNumberOfMessagesDelayed: String(delayed),
    CreatedTimestamp: String(Math.floor(queue.createdAtMs / 1_000)),
    LastModifiedTimestamp: String(Math.floor(queue.modifiedAtMs / 1_000)),
  };
}

/** Whether a repeated CreateQueue requests the attributes that the queue already has. */
function sameAttributes(existing: QueueAttributes, asked: QueueAttributes): boolean {
  return Object.entries(asked).every(([name, value]) => (existing[name] ?? defaultAttributes[name] ?? '') === value);
}
