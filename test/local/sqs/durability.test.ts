/** What the queue keeps when its process is killed. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CreateQueueCommand, ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, expect, test } from '@jest/globals';
import { localRegion } from '../../../local/project.ts';
import { startSqs } from '../../../local/sqs/server.ts';
import { testCredentials } from '../../credentials.ts';
import { temporaryFolder } from '../fixtures/assembly.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);

const databasePath = join(folder, 'sqs.sqlite');
const clientOf = (endpoint: string) =>
  new SQSClient({ endpoint, region: localRegion, credentials: testCredentials, maxAttempts: 1 });

test('every acknowledged message survives a SIGKILL, once, and what was in flight stays invisible', async () => {
  const server = new URL('../../../local/sqs/server.ts', import.meta.url);
  const script = `const { startSqs } = await import(${JSON.stringify(server.href)});
    const { endpoint } = await startSqs({ databasePath: ${JSON.stringify(databasePath)}, credentials: ${JSON.stringify(testCredentials)}, log: console.error });
    console.log(endpoint);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const first = clientOf(String(line).trim());
  const { QueueUrl = '' } = await first.send(
    new CreateQueueCommand({ QueueName: 'jobs', Attributes: { VisibilityTimeout: '600' } }),
  );
  await first.send(new SendMessageCommand({ QueueUrl, MessageBody: 'in flight' }));
  await first.send(new ReceiveMessageCommand({ QueueUrl }));

  // Killed while sends are going on: whatever was acknowledged by then must be there.
  const acknowledged: string[] = [];
  const sending = Array.from({ length: 60 }, (_, index) =>
    first.send(new SendMessageCommand({ QueueUrl, MessageBody: `job ${index}` })).then(
      () => {
        acknowledged.push(`job ${index}`);
        if (acknowledged.length === 30) child.kill('SIGKILL');
      },
      () => {},
    ),
  );
  await Promise.all(sending);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  first.destroy();

  const restarted = await startSqs({ databasePath, credentials: testCredentials, log: () => {} });
  const second = clientOf(restarted.endpoint);
  const found: string[] = [];
  const url = `${restarted.endpoint}/000000000000/jobs`;
  for (;;) {
    const { Messages = [] } = await second.send(new ReceiveMessageCommand({ QueueUrl: url, MaxNumberOfMessages: 10 }));
    if (Messages.length === 0) break;
    found.push(...Messages.map(({ Body = '' }) => Body));
  }
  second.destroy();
  await restarted.stop();
  expect(acknowledged.length).toBeGreaterThanOrEqual(30);
  expect(found).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(found).size).toBe(found.length);
  expect(found).not.toContain('in flight');
});
