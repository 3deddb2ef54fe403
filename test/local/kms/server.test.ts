/** The local KMS as the SDK meets it: one operation, on keys whose material stays with its owner. */
import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { DescribeKeyCommand, GenerateMacCommand } from '@aws-sdk/client-kms';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { kmsClient, kmsWebhookSecrets } from '../../../adapters/kms/webhook-secrets.ts';
import { openKeys } from '../../../local/kms/keys.ts';
import { type KmsServer, startKms } from '../../../local/kms/server.ts';
import { localRegion } from '../../../local/project.ts';
import { parseTemplate } from '../../../local/template/assembly.ts';
import { openStack } from '../../../local/template/stack.ts';
import { testCredentials } from '../../credentials.ts';
import { temporaryFolder } from '../fixtures/assembly.ts';

const { folder, remove } = temporaryFolder();
const keysFolder = join(folder, 'kms');
const arn = 'arn:aws:kms:us-east-1:000000000000:key/Fixture-Secrets';
const hmacKey = { KeySpec: 'HMAC_256', KeyUsage: 'GENERATE_VERIFY_MAC' };
const open = (properties: object = hmacKey) => {
  const template = parseTemplate({ Resources: { Secrets: { Type: 'AWS::KMS::Key', Properties: properties } } });
  return openKeys(
    openStack({ stackName: 'Fixture', template, assets: new Map() }, { sqs: 'http://127.0.0.1:1' }),
    keysFolder,
  );
};

let server: KmsServer;
let client: ReturnType<typeof kmsClient>;
const log: string[] = [];
beforeAll(async () => {
  server = await startKms({ credentials: testCredentials, log: (line) => log.push(line) });
  server.serve(open());
  client = kmsClient({ endpoint: server.endpoint, region: localRegion, credentials: testCredentials });
});
afterAll(async () => {
  client.destroy();
  await server.stop();
  remove();
});

const mac = (KeyId: string, Message: Uint8Array) =>
  client.send(new GenerateMacCommand({ KeyId, Message, MacAlgorithm: 'HMAC_SHA_256' }));
const materialPath = (): string => join(keysFolder, readdirSync(keysFolder)[0] ?? '');

describe('GenerateMac', () => {
  test('answers with the HMAC-SHA256 under the key, which may be named by id or ARN', async () => {
    const message = Buffer.from('words');
    const expected = createHmac('sha256', readFileSync(materialPath())).update(message).digest();
    for (const name of [arn, 'Fixture-Secrets']) {
      const answer = await mac(name, message);
      expect(answer).toMatchObject({ KeyId: arn, MacAlgorithm: 'HMAC_SHA_256' });
      expect(Buffer.from(answer.Mac ?? []).equals(expected)).toBe(true);
    }
  });

  test.each([
    [
      'an unknown key',
      () => mac('arn:aws:kms:us-east-1:000000000000:key/other', Buffer.from('x')),
      'NotFoundException',
    ],
    ['no message', () => mac(arn, new Uint8Array()), 'ValidationException'],
    ['too long a message', () => mac(arn, new Uint8Array(4_097)), 'ValidationException'],
    [
      'another algorithm',
      () =>
        client.send(new GenerateMacCommand({ KeyId: arn, Message: Buffer.from('x'), MacAlgorithm: 'HMAC_SHA_512' })),
      'ValidationException',
    ],
    ['another operation', () => client.send(new DescribeKeyCommand({ KeyId: arn })), 'UnsupportedOperationException'],
  ])('%s is refused', async (_, call, name) => {
    await expect(call()).rejects.toMatchObject({ name });
  });
});

describe('the key', () => {
  test('is the same after a restart, and its owner’s alone', async () => {
    const [before] = open();
    const [again] = open();
    expect(again).toEqual(before);
    expect(statSync(materialPath()).mode & 0o777).toBe(0o600);
    expect(statSync(keysFolder).mode & 0o777).toBe(0o700);
    expect(before?.material).toHaveLength(32);
  });

  test('of another kind does not run here', () => {
    expect(() => open({ KeySpec: 'SYMMETRIC_DEFAULT', KeyUsage: 'ENCRYPT_DECRYPT' })).toThrow('only HMAC_256 keys');
  });

  test('that is damaged is not replaced in silence', () => {
    const path = materialPath();
    const [{ material } = { material: new Uint8Array() }] = open();
    truncateSync(path, 16);
    expect(() => open()).toThrow('does not hold a key');
    expect(readFileSync(path)).toHaveLength(16);
    expect(material).toHaveLength(32);
  });
});

test('secrets differ by key and by name, and stay the same', async () => {
  const { secretOf } = kmsWebhookSecrets(client, arn);
  const names = [
    { keyId: 'a', secretId: 'b' },
    { keyId: 'a', secretId: 'c' },
    { keyId: 'ab', secretId: '' },
  ];
  const hex = async () => (await Promise.all(names.map(secretOf))).map((secret) => Buffer.from(secret).toString('hex'));
  const first = await hex();
  expect(new Set(first).size).toBe(names.length);
  expect(await hex()).toEqual(first);
  expect(log).toEqual([]);
});
