/** Webhooks as a customer and an operator meet them: `npm start`, a key with a webhook, an audit, and what arrives. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { documentClient } from '../adapters/dynamo/client.ts';
import { sqsClient } from '../adapters/sqs/audit-queue.ts';
import { sqsDeliveryQueue } from '../adapters/sqs/delivery-queue.ts';
import { localTarget } from '../cli/target.ts';
import { webhookEvent } from '../functions/api/contract/webhook-event.ts';
import { openCommands } from './cli/command.ts';
import type { Ended } from './cli/command-process.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { type StartedService, startAsUser } from './started-service.ts';

let localDir: string;
let service: StartedService | undefined;
let receiver: Receiver;
const secrets: string[] = [];

beforeAll(async () => {
  localDir = mkdtempSync(join(tmpdir(), 'answer-audit-webhooks-'));
  receiver = await startReceiver();
  service = await startAsUser(localDir);
});
afterAll(async () => {
  await service?.end('SIGTERM');
  await receiver.close();
  rmSync(localDir, { recursive: true, force: true });
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = (response) => response.writeHead(200).end();
});

const commands = openCommands();
afterAll(() => commands.close());
const cli = (script: 'keys' | 'deliveries', ...args: string[]): Promise<Ended> =>
  commands.run(script, args, { LOCAL_DIR: localDir });

/** A key of the account with a webhook at the receiver, which learns its secret. */
async function hookedKey(account: string): Promise<{ key: string; keyId: string }> {
  const { out } = await cli('keys', 'create', '--name', 'hooked', '--account', account, '--webhook', receiver.url);
  const [key = '', secret = ''] = out.trim().split('\n');
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/u);
  receiver.secret = secret;
  secrets.push(secret);
  const [listed] = await list(account);
  return { key, keyId: listed?.key_id ?? '' };
}
const list = async (account: string): Promise<Record<string, string>[]> =>
  JSON.parse((await cli('keys', 'list', '--account', account, '--json')).out);

async function launch(key: string, keyword = 'walnut'): Promise<string> {
  const response = await fetch(`${service?.baseUrl}/v1/audits`, {
    method: 'POST',
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ audit_type: 'market', keyword, language: 'en', country: 'US' }),
  });
  expect(response.status).toBe(202);
  return ((await response.json()) as { audit_id: string }).audit_id;
}
async function untilReceived(count: number): Promise<void> {
  for (let waits = 0; waits < 600 && receiver.received.length < count; waits++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(receiver.received.length).toBeGreaterThanOrEqual(count);
}
/** The delivery once it has come so far; what is received is kept a moment later. */
async function deliveryIn(state: string, account: string, id: string) {
  for (let tries = 0; tries < 20; tries++) {
    const delivery = JSON.parse((await cli('deliveries', 'show', id, '--account', account)).out || '{}');
    if (delivery.state === state) return delivery;
  }
  throw new Error(`the delivery did not become ${state}`);
}

/** Lets the delivery's wait be over, and has its message come at once. */
async function passTheWait(deliveryId: string, accountId: string): Promise<void> {
  const { client, tables, deliveries } = await localTarget(localDir);
  const documents = documentClient(client);
  await documents.send(
    new UpdateCommand({
      TableName: tables.deliveries,
      Key: { delivery_id: deliveryId },
      UpdateExpression: 'SET next_attempt_at = :now',
      ExpressionAttributeValues: { ':now': new Date().toISOString() },
      // The attempt before it must have been kept: it sets the wait.
      ConditionExpression: 'attribute_exists(next_attempt_at) AND attribute_not_exists(lease_until)',
    }),
  );
  documents.destroy();
  await sendMessage(deliveryId, accountId, deliveries);
}
async function sendMessage(
  deliveryId: string,
  accountId: string,
  { client, queueUrl }: Awaited<ReturnType<typeof localTarget>>['deliveries'],
): Promise<void> {
  const sqs = sqsClient(client);
  await sqsDeliveryQueue(sqs, queueUrl).send({ deliveryId, accountId });
  sqs.destroy();
}

describe('an audit of a key with a webhook', () => {
  test('is told when it has ended, to a receiver that verifies, again after a failure', async () => {
    const { key } = await hookedKey('told');
    receiver.answer = (response, count) => response.writeHead(count === 1 ? 500 : 200).end(`answer ${count}`);
    const auditId = await launch(key);
    await untilReceived(2);
    const [first, second] = receiver.received;
    expect([first?.id, second?.id]).toEqual([`evt_${auditId}`, `evt_${auditId}`]);
    for (const { event } of receiver.received) {
      expect(webhookEvent.parse(event)).toMatchObject({ type: 'audit.completed', data: { audit_id: auditId } });
    }
    const audit = await fetch(`${service?.baseUrl}/v1/audits/${auditId}`, { headers: { 'X-API-Key': key } });
    const { status, completed_at } = (await audit.json()) as Record<string, string>;
    expect(first?.event.data).toMatchObject({ status, completed_at });
    const { attempts } = await deliveryIn('delivered', 'told', `evt_${auditId}`);
    expect(attempts).toMatchObject([
      { status: 500, answer: 'answer 1' },
      { status: 200, answer: 'answer 2' },
    ]);
    // The second try waits for 5 s, a fifth more or less, from the end of the first.
    const waitedMs = Date.parse(attempts[1].at) - Date.parse(attempts[0].at) - attempts[0].duration_ms;
    expect(waitedMs).toBeGreaterThan(3_900);
  });

  test('is told three times under one id when its receiver answers 500, 500 and 200, and then no more', async () => {
    const { key } = await hookedKey('thrice');
    receiver.answer = (response, count) => response.writeHead(count < 3 ? 500 : 200).end(`answer ${count}`);
    const id = `evt_${await launch(key)}`;
    await untilReceived(2);
    // The third try is five minutes later: they pass at once.
    for (let tries = 0; ; tries++) {
      const { attempts } = await deliveryIn('pending', 'thrice', id);
      if (attempts.length === 2) break;
      if (tries === 20) throw new Error('the second attempt was not kept');
    }
    await passTheWait(id, 'thrice');
    await untilReceived(3);
    const { attempts } = await deliveryIn('delivered', 'thrice', id);
    expect(attempts.map(({ status }: { status: number }) => status)).toEqual([500, 500, 200]);
    // A message that comes again, and time, change nothing.
    await sendMessage(id, 'thrice', (await localTarget(localDir)).deliveries);
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    expect(receiver.received.map((message) => message.id)).toEqual([id, id, id]);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(receiver.received.every(({ event }) => event !== undefined)).toBe(true);
  });

  test('is verified by the package alone, and nothing that was tampered with is', async () => {
    const { key } = await hookedKey('tampered');
    const id = `evt_${await launch(key)}`;
    await untilReceived(1);
    const [{ headers, body, event } = { headers: {}, body: '', event: undefined }] = receiver.received;
    const webhook = new Webhook(receiver.secret);
    expect(webhook.verify(body, headers)).toEqual(event);
    expect(event.data.audit_id).toBe(id.slice('evt_'.length));
    const { 'webhook-timestamp': at = '', 'webhook-signature': signature = '' } = headers as Record<string, string>;
    const other = signature.startsWith('v1,A') ? 'B' : 'A';
    const tampered: [string, Record<string, string>][] = [
      [body.replace('audit.completed', 'audit.failed'), headers],
      [`${body} `, headers],
      [body, { ...headers, 'webhook-id': `${id}0` }],
      [body, { ...headers, 'webhook-timestamp': String(Number(at) + 1) }],
      [body, { ...headers, 'webhook-timestamp': String(Number(at) - 3_600) }],
      [body, { ...headers, 'webhook-signature': signature.replace(/^v1,./u, `v1,${other}`) }],
    ];
    for (const [text, sent] of tampered) expect(() => webhook.verify(text, sent)).toThrow();
    expect(() => new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`).verify(body, headers)).toThrow();
  });

  test('is told when it fails', async () => {
    const { key } = await hookedKey('failed');
    const auditId = await launch(key, 'qzxv wkjh nothing of the kind');
    await untilReceived(1);
    expect(receiver.received[0]?.event).toMatchObject({
      type: 'audit.failed',
      data: { audit_id: auditId, status: 'failed', error: { code: 'no_search_results' } },
    });
  });
});

describe('the operator', () => {
  test('sees a webhook that is gone, enables it and sends again what was given up', async () => {
    const { key, keyId } = await hookedKey('gone');
    receiver.answer = (response) => response.writeHead(410).end();
    const id = `evt_${await launch(key)}`;
    await untilReceived(1);
    await deliveryIn('given_up', 'gone', id);
    expect(await list('gone')).toMatchObject([
      { webhook_url: receiver.url, webhook_disabled_at: expect.any(String), webhook_disabled_reason: 'gone' },
    ]);
    expect((await cli('keys', 'list', '--account', 'gone')).out).toMatch(/webhook http.*\(disabled .*: gone\)/u);
    expect((await cli('deliveries', 'resend', id, '--account', 'gone')).err).toContain('--enable');

    receiver.answer = (response) => response.writeHead(204).end();
    expect((await cli('keys', 'webhook', keyId, '--enable', '--account', 'gone')).code).toBe(0);
    expect((await cli('deliveries', 'resend', id, '--account', 'gone')).code).toBe(0);
    await untilReceived(2);
    expect(receiver.received.map((message) => message.id)).toEqual([id, id]);
    await deliveryIn('delivered', 'gone', id);
    const { out } = await cli('deliveries', 'list', '--account', 'gone', '--state', 'delivered');
    expect(out).toContain(id);
  });

  test('gives a key a webhook, moves it, renews its secret and takes it away', async () => {
    await cli('keys', 'create', '--name', 'plain', '--account', 'managed');
    const [{ key_id: keyId = '' } = {}] = await list('managed');
    const webhook = (...args: string[]) => cli('keys', 'webhook', keyId, '--account', 'managed', ...args);
    const given = await webhook('--url', 'https://hooks.example/a');
    expect(given.out).toMatch(/^whsec_/u);
    expect(await webhook('--url', 'https://hooks.example/b')).toMatchObject({ code: 0, out: '' });
    expect(await list('managed')).toMatchObject([{ webhook_url: 'https://hooks.example/b' }]);
    const renewed = await webhook('--rotate-secret');
    expect(renewed.out).toMatch(/^whsec_/u);
    expect(renewed.out).not.toBe(given.out);
    expect((await webhook('--none')).code).toBe(0);
    expect((await list('managed'))[0]).not.toHaveProperty('webhook_url');
    for (const change of ['--none', '--rotate-secret', '--enable']) {
      expect(await webhook(change)).toMatchObject({ code: 2, err: expect.stringContaining('has no webhook') });
    }
    secrets.push(given.out.trim(), renewed.out.trim());
  });

  test.each<['keys' | 'deliveries', string[], string]>([
    ['keys', ['create', '--name', 'x', '--webhook', 'http://hooks.example/'], 'https'],
    ['keys', ['create', '--name', 'x', '--webhook', 'nonsense'], 'https'],
    ['keys', ['webhook'], 'id of a key'],
    ['keys', ['webhook', 'x'], '--url, --none'],
    ['keys', ['webhook', 'x', '--none', '--enable'], '--url, --none'],
    ['keys', ['webhook', 'x', '--none'], 'no key x'],
    ['deliveries', ['show'], 'id of a delivery'],
    ['deliveries', ['show', 'evt_x'], 'no delivery evt_x'],
    ['deliveries', ['resend', 'evt_x'], 'no delivery evt_x'],
    ['deliveries', ['list', '--state', 'lost'], 'pending, delivered, given_up, unsent'],
    ['deliveries', ['list', '--limit', '0'], '--limit'],
    ['deliveries', ['list', '--stage', 'dev'], '--account'],
    ['deliveries', ['destroy'], 'no command'],
  ])('%s %j is refused with a sentence and exit code 2', async (script, args, words) => {
    const { code, err, out } = await cli(script, ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
    expect(err).not.toMatch(/ at .*:\d+/u);
  });
});

test('no log holds a secret or where it was sent', () => {
  const logs = readdirSync(join(localDir, 'logs')).map((file) => readFileSync(join(localDir, 'logs', file), 'utf8'));
  expect(logs.join('')).toContain('delivery_succeeded');
  expect(secrets.length).toBeGreaterThan(0);
  for (const text of [...logs, service?.printed() ?? '']) {
    for (const secret of secrets) expect(text).not.toContain(secret.slice('whsec_'.length));
    expect(text).not.toContain(receiver.url);
  }
});
