/** No address, name, redirect or answer of a resolver leads to the inside of a network. */

import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Resolve } from '../../../adapters/web/connector.ts';
import { openWeb, type SafeFetch } from '../../../adapters/web/safe-fetch.ts';
import { isPublicAddress } from '../../../core/audits/addresses/public-address.ts';
import { tricks } from './hostile-urls.ts';

let port = 0;
let connections = 0;
const listeners: Server[] = [];

/** Listens on the loopback addresses and counts who comes. */
async function listen(host: string, wantedPort: number): Promise<number> {
  const server = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  await new Promise<void>((done) => {
    server.listen(wantedPort, host, done);
  });
  listeners.push(server);
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  port = await listen('127.0.0.1', 0);
  await listen('::1', port).catch(() => undefined);
});
afterAll(() => {
  for (const server of listeners) server.close();
});

/** Names resolve to what the test says and nowhere else. */
function resolverOf(names: Readonly<Record<string, readonly string[]>>): Resolve {
  return (host, done) => {
    const addresses = names[host.replace(/\.$/u, '')];
    if (addresses === undefined) {
      done(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' }), []);
      return;
    }
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
}

const limits = { maxBytes: 1000, timeoutMs: 2_000, maxRedirects: 5 };

async function withWeb<R>(
  options: Omit<Parameters<typeof openWeb>[0], 'userAgent'>,
  use: (fetch: SafeFetch) => Promise<R>,
): Promise<R> {
  const web = openWeb({ userAgent: 'test', ...options });
  try {
    return await use(web.fetch);
  } finally {
    await web.close();
  }
}

const all = tricks.flatMap(({ source, urls }) => urls.map((url) => ({ source, url })));

test('there are at least 150 tricks', () => {
  expect(new Set(all.map(({ url }) => url)).size).toBeGreaterThanOrEqual(150);
});

test('none of them connects to the inside', async () => {
  const resolve = resolverOf({ localhost: ['127.0.0.1', '::1'] });
  await withWeb({ resolve }, async (fetch) => {
    for (const { url } of all) {
      const answer = await fetch({ ...limits, url: url.replaceAll('PORT', String(port)) });
      expect({ url, outcome: answer.outcome }).toEqual({ url, outcome: 'failed' });
      expect(['bad_url', 'address_refused', 'unresolved']).toContain(answer.outcome === 'failed' && answer.reason);
    }
  });
  expect(connections).toBe(0);
});

describe('a resolver', () => {
  const inside = (addresses: string[]) =>
    withWeb({ resolve: resolverOf({ 'evil.example': addresses }) }, (fetch) =>
      fetch({ ...limits, url: `http://evil.example:${port}/` }),
    );

  test.each([
    [['127.0.0.1']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['169.254.169.254']],
    [['93.184.215.14', '127.0.0.1']],
    [['127.0.0.1', '93.184.215.14']],
    [['64:ff9b::7f00:1']],
    [['0.0.0.0']],
    [[]],
  ])('that answers %j is not followed', async (addresses) => {
    const answer = await inside(addresses);
    expect(answer).toMatchObject({ outcome: 'failed', reason: 'address_refused' });
    expect(connections).toBe(0);
  });

  test('that answers differently the second time gains nothing: what was looked at is what is connected to', async () => {
    let asked = 0;
    const resolve: Resolve = (_host, done) => {
      asked++;
      done(null, [{ address: asked === 1 ? '93.184.215.14' : '127.0.0.1', family: 4 }]);
    };
    await withWeb({ resolve }, async (fetch) => {
      for (let time = 0; time < 3; time++) {
        const answer = await fetch({ ...limits, timeoutMs: 300, url: `http://rebind.example:${port}/` });
        expect(answer.outcome).toBe('failed');
      }
    });
    expect(connections).toBe(0);
  });
});

describe('a redirect', () => {
  test.each([
    'http://127.0.0.1:PORT/',
    'http://localhost:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://2130706433:PORT/',
    '//127.0.0.1:PORT/',
    'http://169.254.169.254/latest/meta-data/',
    'http://user:secret@127.0.0.1:PORT/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:PORT/',
    'javascript:alert(1)',
  ])('to %s is not followed', async (location) => {
    const server = createHttpServer((_request, response) => {
      response.writeHead(302, { location: location.replaceAll('PORT', String(port)) }).end();
    });
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.2', done);
    });
    try {
      const { port: own } = server.address() as AddressInfo;
      const options = { alsoAllowed: ['127.0.0.2'], resolve: resolverOf({ localhost: ['127.0.0.1'] }) };
      const answer = await withWeb(options, (fetch) => fetch({ ...limits, url: `http://127.0.0.2:${own}/` }));
      expect(answer).toMatchObject({ outcome: 'failed' });
      expect(['bad_url', 'address_refused']).toContain(answer.outcome === 'failed' && answer.reason);
      expect(connections).toBe(0);
    } finally {
      server.close();
    }
  });
});

describe('addresses', () => {
  test.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '2a00:1450:4001:81b::200e'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.each([
    '',
    'localhost',
    '127.1',
    '0x7f.1',
    '1.2.3',
    '::1%lo',
    'fe80::1%eth0',
    '1.2.3.4.5',
    '0177.0.0.1',
    '4000::1',
  ])('%j is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
