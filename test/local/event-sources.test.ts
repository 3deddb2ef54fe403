/** Event-source mappings: batches from a real queue to real functions, and what becomes of the messages. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startEventSources } from '../../local/event-sources.ts';
import { type Functions, openFunctions } from '../../local/lambda/functions.ts';
import type { PrivateServer } from '../../local/private-server.ts';
import { localRegion } from '../../local/project.ts';
import { createQueues, type LocalQueue } from '../../local/sqs/queues-of-stack.ts';
import { startSqs } from '../../local/sqs/server.ts';
import { readAssembly } from '../../local/template/assembly.ts';
import { openStack } from '../../local/template/stack.ts';
import { testCredentials } from '../credentials.ts';
import { arn, lambda, queue, temporaryFolder, writeAssembly } from './fixtures/assembly.ts';

const { folder, remove } = temporaryFolder();
const journalPath = join(folder, 'journal');
const failures: string[] = [];
let sqs: PrivateServer;
let client: SQSClient;
let functions: Functions;
let queues: LocalQueue[];
let stopSources: () => Promise<void>;

beforeAll(async () => {
  const consumer = () => lambda('consume', { Timeout: 5, Environment: { Variables: { JOURNAL: journalPath } } });
  const mapping = (queueId: string, functionId: string, properties: object) => ({
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: {
      EventSourceArn: arn(queueId),
      FunctionName: { Ref: functionId },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ...properties,
    },
  });
  const redrive = { RedrivePolicy: { deadLetterTargetArn: arn('Dead'), maxReceiveCount: 2 }, VisibilityTimeout: 1 };
  const template = {
    Resources: {
      Dead: queue(),
      Single: queue(redrive),
      Batched: queue(redrive),
      SingleWorker: consumer(),
      BatchWorker: consumer(),
      SingleMapping: mapping('Single', 'SingleWorker', { BatchSize: 1, ScalingConfig: { MaximumConcurrency: 2 } }),
      BatchMapping: mapping('Batched', 'BatchWorker', { BatchSize: 10, ScalingConfig: { MaximumConcurrency: 2 } }),
    },
  };
  sqs = await startSqs({ databasePath: join(folder, 'sqs.sqlite'), credentials: testCredentials, log: () => {} });
  client = new SQSClient({ endpoint: sqs.endpoint, region: localRegion, credentials: testCredentials });
  const stack = openStack(readAssembly(writeAssembly(join(folder, 'cdk.out'), template)), { sqs: sqs.endpoint });
  queues = await createQueues(stack, client);
  const endpoints = { dynamodb: 'http://127.0.0.1:1', sqs: sqs.endpoint, kms: 'http://127.0.0.1:1' };
  functions = openFunctions(stack, {
    endpoints,
    credentials: testCredentials,
    overrides: {},
    logFolder: join(folder, 'logs'),
  });
  stopSources = startEventSources(stack, { functions, queues, client, log: (line) => failures.push(line) });
});

afterAll(async () => {
  await stopSources();
  await functions.stop();
  client.destroy();
  await sqs.stop();
  remove();
});

const urlOf = (logicalId: string): string => queues.find((one) => one.logicalId === logicalId)?.url ?? '';
const send = (logicalId: string, bodies: string[]) => {
  const Entries = bodies.map((MessageBody, index) => ({ Id: String(index), MessageBody }));
  return client.send(new SendMessageBatchCommand({ QueueUrl: urlOf(logicalId), Entries }));
};
function journal(): string[] {
  try {
    return readFileSync(journalPath, 'utf8').trim().split('\n');
  } catch {
    return [];
  }
}
async function eventually(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400 && !(await isTrue()); tries++) await new Promise((next) => setTimeout(next, 25));
  expect(await isTrue()).toBe(true);
}
async function isEmpty(logicalId: string): Promise<boolean> {
  const { Attributes = {} } = await client.send(
    new GetQueueAttributesCommand({ QueueUrl: urlOf(logicalId), AttributeNames: ['All'] }),
  );
  return Attributes.ApproximateNumberOfMessages === '0' && Attributes.ApproximateNumberOfMessagesNotVisible === '0';
}
async function deadLetters(count: number): Promise<string[]> {
  const bodies: string[] = [];
  while (bodies.length < count) {
    const receive = { QueueUrl: urlOf('Dead'), MaxNumberOfMessages: 10, WaitTimeSeconds: 10, VisibilityTimeout: 600 };
    const { Messages = [] } = await client.send(new ReceiveMessageCommand(receive));
    if (Messages.length === 0) break;
    bodies.push(...Messages.map(({ Body = '' }) => Body));
  }
  return bodies.sort();
}

test('a handled message is deleted, and the function saw it as Lambda writes it', async () => {
  await send('Single', ['show me']);
  await eventually(() => isEmpty('Single'));
  const record = JSON.parse(
    journal()
      .find((line) => line.startsWith('record '))
      ?.slice(7) ?? '{}',
  );
  expect(record).toMatchObject({
    body: 'show me',
    attributes: { ApproximateReceiveCount: '1', SentTimestamp: expect.stringMatching(/^\d{13}$/u) },
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:Fixture-Single',
    awsRegion: 'us-east-1',
  });
});

test('of a batch only the failures come back, and end as dead letters', async () => {
  await send('Batched', ['ok 1', 'fail 1', 'ok 2']);
  expect(await deadLetters(1)).toEqual(['fail 1']);
  expect(await isEmpty('Batched')).toBe(true);
  const times = (body: string) => journal().filter((line) => line.startsWith('end') && line.includes(body)).length;
  expect([times('ok 1'), times('ok 2'), times('fail 1')]).toEqual([1, 1, 2]);
});

test('a function that throws, or answers with nonsense, fails the whole batch', async () => {
  await send('Single', ['throw', 'malformed', 'unknown']);
  expect(await deadLetters(3)).toEqual(['malformed', 'throw', 'unknown']);
  expect(failures.join('\n')).toContain('the function failed');
  expect(failures.join('\n')).toContain('malformed batch item failures');
});

test('no more batches run side by side than the mapping allows', async () => {
  await send('Single', ['work 1', 'work 2', 'work 3', 'work 4', 'work 5', 'work 6']);
  await eventually(() => journal().filter((line) => line.startsWith('end work')).length === 6);
  let running = 0;
  const peak = journal()
    .filter((line) => line.includes(' work'))
    .map((line) => (running += line.startsWith('batch') ? 1 : -1));
  expect(Math.max(...peak)).toBe(2);
});
