/** The local SQS, as the real SDK client sees it. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BatchEntryIdsNotDistinct,
  ChangeMessageVisibilityCommand,
  CreateQueueCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  InvalidMessageContents,
  ListQueuesCommand,
  PurgeQueueCommand,
  QueueDoesNotExist,
  QueueNameExists,
  ReceiptHandleIsInvalid,
  ReceiveMessageCommand,
  type ReceiveMessageCommandInput,
  SendMessageBatchCommand,
  SendMessageCommand,
  SetQueueAttributesCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PrivateServer } from '../../../local/private-server.ts';
import { localRegion } from '../../../local/project.ts';
import { startSqs } from '../../../local/sqs/server.ts';
import { testCredentials } from '../../credentials.ts';

let folder: string;
let server: PrivateServer;
let client: SQSClient;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sqs-'));
  server = await startSqs({ databasePath: join(folder, 'sqs.sqlite'), credentials: testCredentials, log: () => {} });
  client = new SQSClient({ endpoint: server.endpoint, region: localRegion, credentials: testCredentials });
});

afterAll(async () => {
  client.destroy();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

let queueCount = 0;
async function newQueue(attributes: Record<string, string> = {}): Promise<string> {
  queueCount += 1;
  const { QueueUrl } = await client.send(
    new CreateQueueCommand({ QueueName: `queue-${queueCount}`, Attributes: attributes }),
  );
  return QueueUrl ?? '';
}

const send = (QueueUrl: string, MessageBody: string, MessageGroupId?: string) =>
  client.send(
    new SendMessageCommand({ QueueUrl, MessageBody, ...(MessageGroupId === undefined ? {} : { MessageGroupId }) }),
  );

async function receive(QueueUrl: string, options: Partial<ReceiveMessageCommandInput> = {}) {
  const { Messages = [] } = await client.send(
    new ReceiveMessageCommand({ QueueUrl, MessageSystemAttributeNames: ['All'], ...options }),
  );
  return Messages.map(({ Body = '', ReceiptHandle = '', Attributes, ...others }) => {
    return {
      body: Body,
      handle: ReceiptHandle,
      count: Number(Attributes?.ApproximateReceiveCount),
      Attributes,
      others,
    };
  });
}

describe('queues', () => {
  test('are created once, found by name, and listed', async () => {
    const url = await newQueue({ VisibilityTimeout: '7' });
    const name = url.split('/').at(-1) ?? '';
    const again = await client.send(
      new CreateQueueCommand({ QueueName: name, Attributes: { VisibilityTimeout: '7' } }),
    );
    expect(again.QueueUrl).toBe(url);
    expect((await client.send(new GetQueueUrlCommand({ QueueName: name }))).QueueUrl).toBe(url);
    expect((await client.send(new ListQueuesCommand({ QueueNamePrefix: name }))).QueueUrls).toContain(url);
    const other = new CreateQueueCommand({ QueueName: name, Attributes: { VisibilityTimeout: '8' } });
    await expect(client.send(other)).rejects.toThrow(QueueNameExists);
  });

  test('an unknown one is refused by the name that the SDK knows', async () => {
    await expect(client.send(new GetQueueUrlCommand({ QueueName: 'nowhere' }))).rejects.toThrow(QueueDoesNotExist);
    await expect(send(`${server.endpoint}/000000000000/nowhere`, 'x')).rejects.toThrow(QueueDoesNotExist);
  });

  test('tell their attributes and how many messages are where', async () => {
    const url = await newQueue();
    await client.send(new SetQueueAttributesCommand({ QueueUrl: url, Attributes: { VisibilityTimeout: '100' } }));
    await send(url, 'one');
    await send(url, 'two');
    await client.send(new SendMessageCommand({ QueueUrl: url, MessageBody: 'later', DelaySeconds: 60 }));
    await receive(url);
    const { Attributes } = await client.send(new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: ['All'] }));
    expect(Attributes).toMatchObject({
      VisibilityTimeout: '100',
      ApproximateNumberOfMessages: '1',
      ApproximateNumberOfMessagesNotVisible: '1',
      ApproximateNumberOfMessagesDelayed: '1',
    });
    const bad = new SetQueueAttributesCommand({ QueueUrl: url, Attributes: { VisibilityTimeout: '-1' } });
    await expect(client.send(bad)).rejects.toThrow('VisibilityTimeout');
  });

  test('purging leaves nothing', async () => {
    const url = await newQueue();
    await send(url, 'gone');
    await client.send(new PurgeQueueCommand({ QueueUrl: url }));
    expect(await receive(url)).toEqual([]);
  });
});

describe('messages', () => {
  test('come with the attributes that were sent, digests verified by the SDK', async () => {
    const url = await newQueue();
    const text = 'Überprüfung 🙂 {"a":1}';
    await client.send(
      new SendMessageCommand({
        QueueUrl: url,
        MessageBody: text,
        MessageGroupId: 'account-1',
        MessageAttributes: {
          trace: { DataType: 'String', StringValue: 'abc' },
          raw: { DataType: 'Binary', BinaryValue: new Uint8Array([1, 2, 3]) },
        },
      }),
    );
    const [message] = await receive(url, { MessageAttributeNames: ['All'] });
    expect(message?.body).toBe(text);
    expect(message?.Attributes?.MessageGroupId).toBe('account-1');
    expect(Number(message?.Attributes?.SentTimestamp)).toBeGreaterThan(0);
    expect(message?.others.MessageAttributes?.trace?.StringValue).toBe('abc');
    expect(message?.others.MessageAttributes?.raw?.BinaryValue).toEqual(new Uint8Array([1, 2, 3]));
  });

  test('are counted once a receive, also after their visibility was changed', async () => {
    const url = await newQueue();
    await send(url, 'x');
    for (const count of [1, 2, 3]) {
      const [message] = await receive(url, { VisibilityTimeout: 600 });
      expect(message?.count).toBe(count);
      const change = { QueueUrl: url, ReceiptHandle: message?.handle ?? '' };
      await client.send(new ChangeMessageVisibilityCommand({ ...change, VisibilityTimeout: 300 }));
      expect(await receive(url)).toEqual([]);
      await client.send(new ChangeMessageVisibilityCommand({ ...change, VisibilityTimeout: 0 }));
    }
  });

  test('a deleted one never comes back; an older receipt handle deletes nothing', async () => {
    const url = await newQueue();
    await send(url, 'x');
    const [first] = await receive(url, { VisibilityTimeout: 0 });
    const [second] = await receive(url, { VisibilityTimeout: 0 });
    await client.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: first?.handle ?? '' }));
    const [third] = await receive(url, { VisibilityTimeout: 0 });
    expect(third?.count).toBe(3);
    expect(second?.handle).not.toBe(third?.handle);
    await client.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: third?.handle ?? '' }));
    expect(await receive(url)).toEqual([]);
  });

  test('a receipt handle that is none is refused', async () => {
    const url = await newQueue();
    const remove = new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: 'nonsense' });
    await expect(client.send(remove)).rejects.toThrow(ReceiptHandleIsInvalid);
  });

  test('the visibility of one that is visible again cannot be changed', async () => {
    const url = await newQueue();
    await send(url, 'x');
    const [message] = await receive(url, { VisibilityTimeout: 0 });
    const change = { QueueUrl: url, ReceiptHandle: message?.handle ?? '', VisibilityTimeout: 5 };
    await expect(client.send(new ChangeMessageVisibilityCommand(change))).rejects.toThrow('not in flight');
  });

  test('a body that XML cannot carry is refused', async () => {
    const url = await newQueue();
    await expect(send(url, 'a\u0000b')).rejects.toThrow(InvalidMessageContents);
    await expect(send(url, 'a'.repeat(1_048_577))).rejects.toThrow('1048576');
  });

  test('with a delay comes when the delay is over', async () => {
    const url = await newQueue();
    await client.send(new SendMessageCommand({ QueueUrl: url, MessageBody: 'later', DelaySeconds: 1 }));
    expect(await receive(url)).toEqual([]);
    const [message] = await receive(url, { WaitTimeSeconds: 5 });
    expect(message?.body).toBe('later');
  });
});

describe('long polling', () => {
  test('answers as soon as a message is sent', async () => {
    const url = await newQueue();
    const waiting = receive(url, { WaitTimeSeconds: 20 });
    await send(url, 'now');
    expect((await waiting).map(({ body }) => body)).toEqual(['now']);
  });

  test('a caller who has gone takes no message with him', async () => {
    const url = await newQueue();
    const controller = new AbortController();
    const command = new ReceiveMessageCommand({ QueueUrl: url, WaitTimeSeconds: 20 });
    const gone = client.send(command, { abortSignal: controller.signal }).catch((error: Error) => error.name);
    const other = await newQueue();
    await receive(other, { WaitTimeSeconds: 1 });
    controller.abort();
    expect(await gone).toBe('AbortError');
    // The server has to see the closed connection before the next message.
    await receive(other, { WaitTimeSeconds: 1 });
    await send(url, 'x');
    expect((await receive(url, { WaitTimeSeconds: 2 })).map(({ count }) => count)).toEqual([1]);
  });
});

describe('dead letters', () => {
  test('a message received too often goes to the dead-letter queue, body and id kept', async () => {
    const dead = await newQueue();
    const arn = `arn:aws:sqs:${localRegion}:000000000000:${dead.split('/').at(-1)}`;
    const policy = JSON.stringify({ deadLetterTargetArn: arn, maxReceiveCount: 2 });
    const url = await newQueue({ RedrivePolicy: policy, VisibilityTimeout: '0' });
    const { MessageId } = await send(url, 'poison', 'g');
    const waiting = receive(dead, { WaitTimeSeconds: 10 });
    expect((await receive(url))[0]?.count).toBe(1);
    expect((await receive(url))[0]?.count).toBe(2);
    expect(await receive(url)).toEqual([]);
    const [letter] = await waiting;
    expect(letter).toMatchObject({ body: 'poison', count: 1, others: { MessageId } });
    expect(letter?.Attributes).toMatchObject({
      MessageGroupId: 'g',
      DeadLetterQueueSourceArn: expect.stringContaining('queue-'),
    });
  });
});

describe('fair turns', () => {
  test('a group of one waits behind no flood of another group', async () => {
    const url = await newQueue();
    for (let index = 0; index < 6; index++) await send(url, `flood-${index}`, 'loud');
    await send(url, 'quiet', 'silent');
    const [first] = await receive(url);
    const [second] = await receive(url);
    expect([first?.body, second?.body]).toEqual(['flood-0', 'quiet']);
  });

  test('groups take turns within one receive', async () => {
    const url = await newQueue();
    for (const body of ['a1', 'a2', 'a3']) await send(url, body, 'a');
    for (const body of ['b1', 'b2']) await send(url, body, 'b');
    const bodies = (await receive(url, { MaxNumberOfMessages: 10 })).map(({ body }) => body);
    expect(bodies).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  });
});

describe('batches', () => {
  test('every entry succeeds or fails on its own', async () => {
    const url = await newQueue();
    const { Successful, Failed } = await client.send(
      new SendMessageBatchCommand({
        QueueUrl: url,
        Entries: [
          { Id: 'good', MessageBody: 'ok' },
          { Id: 'bad', MessageBody: 'a\u0001' },
          { Id: 'late', MessageBody: 'ok', DelaySeconds: 10_000 },
        ],
      }),
    );
    expect(Successful?.map(({ Id }) => Id)).toEqual(['good']);
    expect(Failed?.map(({ Id, Code }) => [Id, Code])).toEqual([
      ['bad', 'InvalidMessageContents'],
      ['late', 'InvalidParameterValue'],
    ]);
    const [message] = await receive(url);
    const Entries = [
      { Id: 'a', ReceiptHandle: message?.handle ?? '' },
      { Id: 'b', ReceiptHandle: 'nonsense' },
    ];
    const deleted = await client.send(new DeleteMessageBatchCommand({ QueueUrl: url, Entries }));
    expect(deleted.Successful?.map(({ Id }) => Id)).toEqual(['a']);
    expect(deleted.Failed?.map(({ Id }) => Id)).toEqual(['b']);
  });

  test('equal ids are refused', async () => {
    const url = await newQueue();
    const Entries = [
      { Id: 'a', MessageBody: '1' },
      { Id: 'a', MessageBody: '2' },
    ];
    const batch = new SendMessageBatchCommand({ QueueUrl: url, Entries });
    await expect(client.send(batch)).rejects.toThrow(BatchEntryIdsNotDistinct);
  });
});
