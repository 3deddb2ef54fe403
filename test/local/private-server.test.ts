/** Who is answered by the DynamoDB, SQS and KMS of the service: whoever has its credentials, and no web page. */
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newCredentials } from '../../local/credentials.ts';
import { startDynamodb } from '../../local/dynamodb/server.ts';
import { startKms } from '../../local/kms/server.ts';
import { startSqs } from '../../local/sqs/server.ts';
import { testCredentials as credentials } from '../credentials.ts';
import { temporaryFolder } from './fixtures/assembly.ts';

const { folder, remove } = temporaryFolder();
const endpoints = new Map<string, string>();
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const log = (): void => {};
  const servers = {
    dynamodb: await startDynamodb(folder, { credentials }),
    sqs: await startSqs({ databasePath: join(folder, 'sqs.sqlite'), credentials, log }),
    kms: await startKms({ credentials, log }),
  };
  for (const [name, { endpoint, stop }] of Object.entries(servers)) {
    endpoints.set(name, endpoint);
    stops.push(stop);
  }
});
afterAll(async () => {
  for (const stop of stops) await stop();
  remove();
});

const targets: Record<string, string> = {
  dynamodb: 'DynamoDB_20120810.ListTables',
  sqs: 'AmazonSQS.ListQueues',
  kms: 'TrentService.GenerateMac',
};
const ours = (name: string): Record<string, string> => ({
  'content-type': 'application/x-amz-json-1.0',
  'x-amz-target': targets[name] ?? '',
  'x-amz-security-token': credentials.sessionToken,
  'x-amz-date': '20261122T060000Z',
  authorization:
    'AWS4-HMAC-SHA256 Credential=local/20261122/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
});

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}
/** With the headers as they are given, `host` included. */
function send(name: string, headers: Record<string, string> | string[], method = 'POST'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(endpoints.get(name) ?? '', { method, headers, agent: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text) => (body += text));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    sent.once('error', reject);
    sent.end(method === 'POST' ? '{}' : undefined);
  });
}

describe.each(['dynamodb', 'sqs', 'kms'])('%s', (name) => {
  test('answers whoever has the credentials', async () => {
    const { body } = await send(name, ours(name));
    // Each in its own words: of what is missing in an empty request, or of what is there.
    expect(body).toMatch(name === 'kms' ? /ValidationException/u : /TableNames|QueueUrls/u);
  });

  const { 'x-amz-security-token': _, ...withoutToken } = ours(name);
  const port = (): string => new URL(endpoints.get(name) ?? '').port;
  test.each([
    ['no token', () => withoutToken],
    ['the token of another start', () => ({ ...ours(name), 'x-amz-security-token': newCredentials().sessionToken })],
    ['an empty token', () => ({ ...ours(name), 'x-amz-security-token': '' })],
    ['a foreign origin', () => ({ ...ours(name), origin: 'https://attacker.example' })],
    ['its own origin', () => ({ ...ours(name), origin: `http://127.0.0.1:${port()}` })],
    ['an opaque origin', () => ({ ...ours(name), origin: 'null' })],
    ['a foreign host', () => ({ ...ours(name), host: `attacker.example:${port()}` })],
    ['the name localhost', () => ({ ...ours(name), host: `localhost:${port()}` })],
    ['a host without its port', () => ({ ...ours(name), host: '127.0.0.1' })],
    [
      'two hosts',
      () => [...Object.entries(ours(name)).flat(), ...['host', `127.0.0.1:${port()}`, 'host', 'attacker.example']],
    ],
  ])('refuses %s', async (_, headers) => {
    const { status, body } = await send(name, headers());
    expect([status, body]).toEqual([403, expect.stringContaining('AccessDeniedException')]);
  });

  test('refuses a preflight, and allows no origin', async () => {
    const { status, headers } = await send(
      name,
      {
        origin: 'https://attacker.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-amz-target,x-amz-security-token',
      },
      'OPTIONS',
    );
    expect(status).toBe(403);
    expect(Object.keys(headers).filter((header) => header.startsWith('access-control-'))).toEqual([]);
  });
});

test('the DynamoDB server behind it listens where no web page finds it', () => {
  const commands = readdirSync('/proc')
    .filter((entry) => /^\d+$/u.test(entry))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')];
      } catch {
        return [];
      }
    });
  const server = commands.find(
    ([program = '', ...args]) => program.endsWith('/dynoxide') && args.includes(join(folder, 'dynamodb.sqlite')),
  );
  const host = server?.[server.indexOf('--host') + 1];
  expect(host).toMatch(/^127\.(?:\d+\.){2}\d+$/u);
  expect(host).not.toBe('127.0.0.1');
});
