/** What goes out to a webhook, where it may go, and what is taken of the answer. */
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Resolve } from '../../../adapters/web/connector.ts';
import { webhookPost } from '../../../adapters/web/webhook-post.ts';
import { certificate, privateKey } from './certificate.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server on this machine; the answer is its port. */
async function serve(answer: RequestListener, secure = false): Promise<number> {
  const server = secure ? createSecureServer({ cert: certificate, key: privateKey }, answer) : createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  return (server.address() as AddressInfo).port;
}

const resolveTo =
  (...addresses: string[]): Resolve =>
  (_, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );
const post = (url: string, options: Partial<Parameters<typeof webhookPost>[0]> = {}, timeoutMs = 2_000) =>
  webhookPost({ version: '1.2.3', loopback: true, ...options })({
    url,
    headers: { 'content-type': 'application/json', 'webhook-id': 'evt_1' },
    body: '{"ü":1}',
    timeoutMs,
    answerBytes: 1024,
  });
const beginningOf = (answer: Awaited<ReturnType<typeof post>>): string =>
  answer.outcome === 'answered' ? Buffer.from(answer.beginning).toString() : answer.reason;

describe('a message', () => {
  test('is a POST with its headers and the service’s name, over TLS', async () => {
    let seen = '';
    const port = await serve((request, response) => {
      const { 'user-agent': agent, 'content-type': type, 'webhook-id': id } = request.headers;
      seen = [request.method, request.url, agent, type, id].join(' ');
      request.pipe(response.writeHead(202, { 'Retry-After': '7' }));
    }, true);
    const answer = await post(`https://localhost:${port}/hook?a=b`, {
      ca: certificate,
      resolve: resolveTo('127.0.0.1'),
    });
    expect(seen).toBe('POST /hook?a=b AnswerAudit-Webhooks/1.2.3 application/json evt_1');
    expect(answer).toMatchObject({ outcome: 'answered', status: 202, retryAfter: '7' });
    expect(beginningOf(answer)).toBe('{"ü":1}');
  });

  test('goes to nobody whose certificate is not trusted', async () => {
    let asked = 0;
    const port = await serve((_, response) => response.end(String(asked++)), true);
    expect(await post(`https://localhost:${port}/`, { resolve: resolveTo('127.0.0.1') })).toMatchObject({
      outcome: 'failed',
    });
    expect(asked).toBe(0);
  });

  test('follows no redirect', async () => {
    let visits = 0;
    const port = await serve((_, response) => {
      visits++;
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect(await post(`http://127.0.0.1:${port}/`)).toMatchObject({ outcome: 'answered', status: 307 });
    expect(visits).toBe(1);
  });
});

describe('an address', () => {
  test.each([
    ['private', 'https://hooks.example/', '10.1.2.3'],
    ['link-local', 'https://hooks.example/', '169.254.169.254'],
    ['loopback', 'https://hooks.example/', '127.0.0.1'],
    ['public and private at once', 'https://hooks.example/', '93.184.216.34,10.0.0.1'],
    ['private and literal', 'https://192.168.1.1/', ''],
    ['of this machine over http', 'http://127.0.0.1:9999/', ''],
    ['plain http', 'http://hooks.example/', '93.184.216.34'],
  ])('that is %s is refused', async (_, url, addresses) => {
    const answer = await post(url, { loopback: false, resolve: resolveTo(...addresses.split(',')) });
    expect(answer).toEqual({ outcome: 'failed', reason: 'address_refused' });
  });

  test('is looked at at every attempt: what turns inside later is refused then', async () => {
    const answers: string[] = [];
    const turning: Resolve = (_, done) =>
      done(null, [{ address: answers.length === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
    const port = await serve((_, response) => response.end('here'), true);
    const once = () => post(`https://localhost:${port}/`, { resolve: turning, ca: certificate });
    answers.push(beginningOf(await once()));
    answers.push(beginningOf(await once()));
    expect(answers).toEqual(['here', 'address_refused']);
  });
});

describe('an answer', () => {
  test('that does not come in time is a failure', async () => {
    const port = await serve(() => {});
    expect(await post(`http://127.0.0.1:${port}/`, {}, 200)).toEqual({ outcome: 'failed', reason: 'timeout' });
  });

  test('counts by its status though its body never ends, is huge, or is not what it says', async () => {
    const endless = await serve((_, response) => void response.writeHead(200).write('so far'));
    const drip = await post(`http://127.0.0.1:${endless}/`, {}, 500);
    expect(drip).toMatchObject({ outcome: 'answered', status: 200 });
    expect(beginningOf(drip)).toBe('so far');
    const huge = await serve((_, response) => response.writeHead(500).end('x'.repeat(5_000_000)));
    expect(beginningOf(await post(`http://127.0.0.1:${huge}/`))).toBe('x'.repeat(1024));
    const broken = await serve((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip'));
    expect(await post(`http://127.0.0.1:${broken}/`)).toMatchObject({ outcome: 'answered', status: 200 });
    const unknown = await serve((_, response) => response.writeHead(200, { 'content-encoding': 'x' }).end('words'));
    expect(await post(`http://127.0.0.1:${unknown}/`)).toMatchObject({ outcome: 'answered', status: 200 });
  });

  test('that breaks off before its status is a failure', async () => {
    const port = await serve((request) => request.socket.destroy());
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ outcome: 'failed', reason: 'reset' });
  });
});
