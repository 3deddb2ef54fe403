/** SQS, KMS and posts over the network keep the contracts of core's ports, on servers of this machine. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateQueueCommand, ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll } from '@jest/globals';
import { kmsClient, kmsWebhookSecrets } from '../../adapters/kms/webhook-secrets.ts';
import { sqsAuditQueue, sqsClient } from '../../adapters/sqs/audit-queue.ts';
import { sqsDeliveryQueue } from '../../adapters/sqs/delivery-queue.ts';
import { webhookPost } from '../../adapters/web/webhook-post.ts';
import { startKms } from '../../local/kms/server.ts';
import { startSqs } from '../../local/sqs/server.ts';
import { testCredentials as credentials } from '../credentials.ts';
import { freePort } from '../free-port.ts';
import { startReceiver } from '../receiver.ts';
import { type Outside, outsideContracts } from './outside.ts';

const region = 'us-east-1';
let outside: Outside;
const closing: (() => Promise<void> | void)[] = [];

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'answer-audit-queues-'));
  const sqs = await startSqs({ databasePath: join(folder, 'sqs.sqlite'), credentials, log: () => {} });
  const queues = sqsClient({ endpoint: sqs.endpoint, region, credentials });
  const kms = await startKms({ credentials, log: () => {} });
  const arn = 'arn:aws:kms:us-east-1:000000000000:key/test';
  kms.serve([{ id: 'test', arn, material: randomBytes(32) }]);
  const keys = kmsClient({ endpoint: kms.endpoint, region, credentials });
  const receiver = await startReceiver();
  closing.push(
    () => receiver.close(),
    () => keys.destroy(),
    () => kms.stop(),
    () => queues.destroy(),
    () => sqs.stop(),
    () => rmSync(folder, { recursive: true, force: true }),
  );
  const make = async (QueueName: string): Promise<string> =>
    (await queues.send(new CreateQueueCommand({ QueueName }))).QueueUrl ?? '';
  const [auditsUrl, deliveriesUrl] = [await make('audits'), await make('deliveries')];
  const receive = async (QueueUrl: string, name: string, count: number): Promise<string[]> => {
    const ids: string[] = [];
    while (ids.length < count) {
      const command = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, WaitTimeSeconds: 1 });
      const { Messages = [] } = await queues.send(command);
      ids.push(...Messages.map(({ Body = '{}' }) => String(JSON.parse(Body)[name])));
    }
    return ids;
  };
  outside = {
    audits: sqsAuditQueue(queues, auditsUrl),
    deliveries: sqsDeliveryQueue(queues, deliveriesUrl),
    arrived: async () => ({
      audits: await receive(auditsUrl, 'audit_id', 1),
      deliveries: await receive(deliveriesUrl, 'delivery_id', 2),
    }),
    secrets: kmsWebhookSecrets(keys, arn),
    post: webhookPost({ version: 'test', loopback: true }),
    receiver: {
      ...receiver,
      answerWith: ({ status, retryAfter, body = '' }) => {
        const headers = retryAfter === undefined ? {} : { 'Retry-After': retryAfter };
        receiver.answer = (response) => response.writeHead(status, headers).end(body);
      },
    },
    deadUrl: `http://127.0.0.1:${await freePort()}/`,
  };
});
afterAll(async () => {
  for (const close of closing) await close();
});

outsideContracts(() => outside);
