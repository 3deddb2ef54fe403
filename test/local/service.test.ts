/** The whole local service over a fixture stack: it starts, answers, survives a SIGKILL, and leaves nothing running. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { localRegion } from '../../local/project.ts';
import { type Service, type ServiceOptions, startService } from '../../local/service.ts';
import { readServiceFile } from '../../local/service-file.ts';
import { apiTemplate } from './fixtures/api-template.ts';
import { arn, lambda, queue, temporaryFolder, writeAssembly } from './fixtures/assembly.ts';

const { folder, remove } = temporaryFolder();
const localDir = join(folder, 'local');
const journalPath = join(folder, 'journal');
let assemblyDir: string;

beforeAll(() => {
  const worker = (handler: string) => lambda(handler, { Environment: { Variables: { JOURNAL: 'overridden' } } });
  const template = apiTemplate({
    Things: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
        KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
      },
    },
    Jobs: queue({ VisibilityTimeout: 5 }),
    Worker: worker('consume'),
    Clock: worker('tick'),
    Mapping: {
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: { EventSourceArn: arn('Jobs'), FunctionName: { Ref: 'Worker' }, BatchSize: 1 },
    },
    Rule: {
      Type: 'AWS::Events::Rule',
      Properties: { ScheduleExpression: 'rate(1 minute)', Targets: [{ Id: 't', Arn: arn('Clock') }] },
    },
  });
  const outputs = { TableName: { Value: { Ref: 'Things' } }, QueueUrl: { Value: { Ref: 'Jobs' } } };
  assemblyDir = writeAssembly(join(folder, 'cdk.out'), { ...template, Outputs: outputs });
});
afterAll(remove);

const options = (): ServiceOptions => ({
  localDir,
  port: 0,
  assemblyDir,
  environment: { JOURNAL: journalPath },
  log: () => {},
});
const journal = (): string => (existsSync(journalPath) ? readFileSync(journalPath, 'utf8') : '');
async function eventually(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !isTrue(); tries++) await new Promise((next) => setTimeout(next, 25));
  expect(isTrue()).toBe(true);
}
const isGone = async (baseUrl: string): Promise<boolean> =>
  fetch(baseUrl).then(
    () => false,
    () => true,
  );
async function sendJob(service: Pick<Service, 'sqsEndpoint' | 'credentials' | 'outputs'>, body: string): Promise<void> {
  const client = new SQSClient({
    endpoint: service.sqsEndpoint,
    region: localRegion,
    credentials: service.credentials,
  });
  await client.send(new SendMessageCommand({ QueueUrl: service.outputs.QueueUrl, MessageBody: body }));
  client.destroy();
}

test('starts everything that the template has, says where, and ends all of it', async () => {
  mkdirSync(localDir, { mode: 0o755 });
  const service = await startService(options());
  expect(readServiceFile(localDir)).toMatchObject({
    pid: process.pid,
    baseUrl: service.baseUrl,
    dynamodbEndpoint: service.dynamodbEndpoint,
    sqsEndpoint: service.sqsEndpoint,
    outputs: service.outputs,
  });
  expect(statSync(localDir).mode & 0o777).toBe(0o700);
  expect(statSync(join(localDir, 'service.json')).mode & 0o777).toBe(0o600);
  const response = await fetch(`${service.baseUrl}/items`, { headers: { 'x-api-key': 'good' } });
  expect(response.status).toBe(200);
  const client = new DynamoDBClient({
    endpoint: service.dynamodbEndpoint,
    region: localRegion,
    credentials: service.credentials,
  });
  const { Table } = await client.send(new DescribeTableCommand({ TableName: service.tables.Things }));
  expect(Table?.TableName).toBe(service.outputs.TableName);
  client.destroy();
  await sendJob(service, 'hello');
  await eventually(() => journal().includes('end hello') && journal().includes('tick aws.events'));

  await expect(startService(options())).rejects.toThrow('another service is running');
  await service.stop();
  expect(await isGone(service.baseUrl)).toBe(true);
  expect(await isGone(service.dynamodbEndpoint)).toBe(true);
  expect(await isGone(service.sqsEndpoint)).toBe(true);
  expect(() => readServiceFile(localDir)).toThrow('no service runs');
});

test('a taken port is told by name, and nothing is left running', async () => {
  const first = await startService(options());
  const port = Number(new URL(first.baseUrl).port);
  const second = startService({ ...options(), localDir: join(folder, 'second'), port });
  await expect(second).rejects.toThrow(`port ${port} is taken: set PORT`);
  const third = await startService({ ...options(), localDir: join(folder, 'second') });
  await third.stop();
  await first.stop();
});

test('uses endpoints that it is given, and says when nothing is there', async () => {
  const first = await startService(options());
  const endpoints = { dynamodb: first.dynamodbEndpoint, sqs: first.sqsEndpoint };
  const second = await startService({
    ...options(),
    localDir: join(folder, 'second'),
    endpoints,
    credentials: first.credentials,
  });
  expect([second.dynamodbEndpoint, second.sqsEndpoint]).toEqual([first.dynamodbEndpoint, first.sqsEndpoint]);
  await second.stop();
  expect(await isGone(first.sqsEndpoint)).toBe(false);
  await first.stop();
  const nowhere = startService({ ...options(), endpoints: { dynamodb: first.dynamodbEndpoint } });
  await expect(nowhere).rejects.toThrow('nothing answers');
});

test('after a SIGKILL the next start takes over at once, and the message that was being handled comes again', async () => {
  const module = new URL('../../local/service.ts', import.meta.url).href;
  const script = `const { startService } = await import(${JSON.stringify(module)});
    const service = await startService({ ...${JSON.stringify(options())}, log: console.error });
    console.log(JSON.stringify(service));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  const killed: Service = JSON.parse(String(line));
  await sendJob(killed, 'work long');
  await eventually(() => journal().includes('batch work long'));
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(() => readServiceFile(localDir)).toThrow('no longer running');

  const service = await startService(options());
  await eventually(() => journal().includes('end work long'));
  expect(journal().match(/batch work long/gu)?.length).toBe(2);
  await service.stop();
});
