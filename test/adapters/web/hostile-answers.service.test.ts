/** Servers that stall at one step, or whose headers have names that every JavaScript object has. */

import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, test } from '@jest/globals';
import { readBody } from '../../../adapters/web/decoded-body.ts';
import { openWeb, type SafeRequest, type WebOptions } from '../../../adapters/web/safe-fetch.ts';
import { webhookPost } from '../../../adapters/web/webhook-post.ts';

const open: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

interface RawServer {
  port: number;
  sockets: Socket[];
}
/** Answers every connection as `talk` does. */
async function serveRaw(talk: (socket: Socket) => void): Promise<RawServer> {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}));
    talk(socket);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  open.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, sockets };
}

const wanted: Omit<SafeRequest, 'url'> = { timeoutMs: 400, maxBytes: 10_000, maxRedirects: 3 };
async function fetchFrom(url: string, more: Partial<WebOptions & SafeRequest> = {}) {
  const web = openWeb({ userAgent: 'test', alsoAllowed: ['127.0.0.1'], ...more });
  open.push(web.close);
  const began = performance.now();
  const answer = await web.fetch({ ...wanted, ...more, url });
  return { answer, tookMs: performance.now() - began };
}

describe('the deadline holds', () => {
  const never: WebOptions['resolve'] = () => {};
  const late: WebOptions['resolve'] = (_host, done) =>
    void setTimeout(() => done(null, [{ address: '127.0.0.1', family: 4 }]), 350);
  const head = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n';
  /** A byte every 50 ms keeps every timer of a single step from ending it. */
  const drip = (socket: Socket, text: string, first = ''): void => {
    socket.write(first);
    const timer = setInterval(() => socket.write(text), 50);
    socket.on('close', () => clearInterval(timer));
  };
  const silent = (): void => {};
  const asked = (talk: (socket: Socket) => void) => (socket: Socket) => void socket.once('data', () => talk(socket));
  const redirects = (socket: Socket): void => {
    const answer = 'HTTP/1.1 302 Found\r\nLocation: /x\r\nContent-Length: 0\r\n\r\n';
    socket.on('data', () => setTimeout(() => socket.write(answer), 150));
  };
  const http = 'http://127.0.0.1';
  const https = 'https://127.0.0.1';
  /** A record of 16 KiB, a byte at a time. */
  const record = '\x16\x03\x03\x3f\x7f';
  interface Stall {
    origin: string;
    talk: (socket: Socket) => void;
    resolve?: WebOptions['resolve'] & {};
  }
  test.each<[string, Stall]>([
    ['while the name is resolved', { origin: 'http://slow.example', talk: silent, resolve: never }],
    [
      'while a name is resolved late, and nothing is answered',
      { origin: 'http://slow.example', talk: silent, resolve: late },
    ],
    ['in the TLS handshake', { origin: https, talk: silent }],
    ['in a TLS handshake that drips', { origin: https, talk: (socket) => drip(socket, '\x02', record) }],
    ['before the headers', { origin: http, talk: silent }],
    ['in headers that drip', { origin: http, talk: asked((socket) => drip(socket, 'X-A: 1\r\n', head)) }],
    ['in a body that drips', { origin: http, talk: asked((socket) => drip(socket, '<', `${head}\r\n`)) }],
    ['in a chain of late redirects', { origin: http, talk: redirects }],
  ])('%s', async (_name, { origin, talk, ...more }) => {
    const { port } = await serveRaw(talk);
    const { answer, tookMs } = await fetchFrom(`${origin}:${port}/`, more);
    expect(answer).toMatchObject({ outcome: 'failed', reason: 'timeout' });
    expect(tookMs).toBeLessThan(900);
  });

  test('for a webhook', async () => {
    const { port } = await serveRaw(silent);
    const post = webhookPost({ version: '1', loopback: true });
    const began = performance.now();
    const message = { url: `https://127.0.0.1:${port}/`, headers: {}, body: '{}', timeoutMs: 300, answerBytes: 100 };
    expect(await post(message)).toEqual({ outcome: 'failed', reason: 'timeout' });
    expect(performance.now() - began).toBeLessThan(800);
  });
});

const ofObjects = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf'];

describe('a name that every object has', () => {
  test.each(ofObjects)('as Content-Encoding is undecodable: %s', async (name) => {
    for (const encoding of [name, `gzip, ${name}`, `${name}, ${name}`]) {
      const body = new PassThrough();
      body.write('x');
      expect(await readBody(body, encoding, 100)).toEqual({ outcome: 'undecodable' });
      expect(body.destroyed).toBe(true);
    }
  });

  test.each(ofObjects)('as header changes nothing: %s', async (name) => {
    const { port } = await serveRaw((socket) =>
      socket.on('data', () => socket.end(`HTTP/1.1 200 OK\r\n${name}: a\r\n${name}: b\r\nContent-Length: 2\r\n\r\nok`)),
    );
    const { answer } = await fetchFrom(`http://127.0.0.1:${port}/`);
    expect(answer).toMatchObject({ outcome: 'answered', status: 200 });
    if (answer.outcome !== 'answered') throw new Error('no answer');
    expect(Buffer.from(answer.body).toString()).toBe('ok');
    expect(Object.getPrototypeOf(answer.headers)).toBe(Object.prototype);
    expect(Object.getOwnPropertyDescriptor(answer.headers, name.toLowerCase())?.value).toBe('a, b');
  });
});

test.each([
  ['headers that are not wanted', 'Content-Type: video/mp4', { wants: () => false }],
  ['a coding that is not known', 'Content-Encoding: __proto__', {}],
  ['a body that is too large', 'Content-Type: text/html', { maxBytes: 10 }],
])('the connection of an answer with %s is closed', async (_name, header, more) => {
  const { port, sockets } = await serveRaw((socket) =>
    socket.on('data', () => {
      socket.write(`HTTP/1.1 200 OK\r\n${header}\r\nContent-Length: 9000000\r\n\r\n${'x'.repeat(1_000)}`);
    }),
  );
  await fetchFrom(`http://127.0.0.1:${port}/`, more);
  for (let tries = 0; tries < 50 && !sockets.every(({ destroyed }) => destroyed); tries++) {
    await new Promise((later) => setTimeout(later, 20));
  }
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true]);
});
