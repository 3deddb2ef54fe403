/** Generated forms of inside addresses, redirects to them and answers of resolvers: none of them connects. */
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Resolve } from '../../../adapters/web/connector.ts';
import { openWeb, type Web } from '../../../adapters/web/safe-fetch.ts';
import { isPublicAddress } from '../../../core/audits/addresses/public-address.ts';
import { webhookUrlFault } from '../../../core/webhooks/webhook-url.ts';
import { addressForms, specialAddresses } from './address-forms.ts';

/** Stands for the web: allowed, though it is this machine. */
const allowed = '127.0.0.2';
const limits = { maxBytes: 1_000, timeoutMs: 5_000, maxRedirects: 8 };
const refusals = ['bad_url', 'address_refused', 'unresolved'];

let port = 0;
let connections = 0;
const listeners: (Server | HttpServer)[] = [];
let web: Web;
/** Redirects to the address in its query, after as many redirects to itself as the query says. */
let sender: string;

beforeAll(async () => {
  const canary = countingServer();
  await new Promise<void>((done) => canary.listen(0, '127.0.0.1', done));
  ({ port } = canary.address() as AddressInfo);
  // A machine without IPv6 refuses to listen: then nothing there can be connected to.
  const canaryOfIpv6 = countingServer();
  await new Promise<void>((done) => canaryOfIpv6.once('error', () => done()).listen(port, '::1', done));
  const redirecting = createHttpServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', sender);
    const [steps, status] = [Number(searchParams.get('steps')), Number(searchParams.get('status'))];
    const to = searchParams.get('to') ?? '';
    const location = steps > 0 ? redirectTo(to, status, steps - 1) : to;
    // A header is bytes: a server sends other scripts as UTF-8, and no line break.
    response
      .writeHead(status, {
        location: Buffer.from(location)
          .toString('latin1')
          .replaceAll(/[\n\t]/gu, ''),
      })
      .end();
  });
  listeners.push(redirecting);
  await new Promise<void>((done) => redirecting.listen(0, allowed, done));
  sender = `http://${allowed}:${(redirecting.address() as AddressInfo).port}`;
  const resolve: Resolve = (host, done) => {
    const name = host.replace(/\.$/u, '');
    if (name === 'localhost' || name.endsWith('.localhost')) done(null, [{ address: '127.0.0.1', family: 4 }]);
    else done(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' }), []);
  };
  web = openWeb({ userAgent: 'test', alsoAllowed: [allowed], resolve });
});
afterAll(async () => {
  await web.close();
  for (const listener of listeners) listener.close();
});

function countingServer(): Server {
  const server = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  listeners.push(server);
  return server;
}

const redirectTo = (to: string, status: number, steps: number): string =>
  `${sender}/?${new URLSearchParams({ to, status: String(status), steps: String(steps) })}`;
const atPort = (url: string): string => url.replaceAll('PORT', String(port));

describe('a form of an inside address', () => {
  test('has at least 300 cases', () => {
    expect(new Set(addressForms.map(({ url }) => url)).size).toBeGreaterThanOrEqual(300);
  });

  test('does not make it a public address', () => {
    const hosts = addressForms.flatMap(({ url }) => URL.parse(atPort(url))?.hostname ?? []);
    expect(hosts.filter(isPublicAddress)).toEqual([]);
  });

  test('is refused before anything is connected to', async () => {
    for (const { rule, url } of addressForms) {
      const answer = await web.fetch({ ...limits, url: atPort(url) });
      const reason = answer.outcome === 'failed' ? answer.reason : `answered ${answer.status}`;
      expect({ rule, url, reason, isRefused: refusals.includes(reason) }).toEqual({
        rule,
        url,
        reason,
        isRefused: true,
      });
    }
    expect(connections).toBe(0);
  });

  test('is refused for a webhook, when it is entered or when it is connected to', async () => {
    for (const { url } of addressForms) {
      const https = atPort(url).replace(/^http:/iu, 'https:');
      if (webhookUrlFault(https, { loopback: false }) !== undefined) continue;
      const answer = await web.fetch({ ...limits, url: https, maxRedirects: 0 });
      expect({ https, outcome: answer.outcome }).toEqual({ https, outcome: 'failed' });
    }
    expect(connections).toBe(0);
  });
});

describe('a chain of redirects', () => {
  const ends = addressForms.filter((_, index) => index % 11 === 0);

  test.each([301, 302, 303, 307, 308])('by %d ends before an inside address', async (status) => {
    for (const [index, { url }] of ends.entries()) {
      const answer = await web.fetch({ ...limits, url: redirectTo(atPort(url), status, index % 6) });
      const reason = answer.outcome === 'failed' ? answer.reason : undefined;
      // A relative address leads back to the sender.
      const isOwn = answer.urls.every((asked) => asked.startsWith(sender));
      expect({ url, ok: isOwn || refusals.includes(reason ?? '') }).toEqual({ url, ok: true });
    }
    expect(connections).toBe(0);
  });
});

describe('a special address', () => {
  test.each(specialAddresses)('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test('in the answer of a resolver refuses all of its addresses, wherever it stands', async () => {
    const ours = '93.184.215.14';
    for (const special of specialAddresses) {
      for (const addresses of [[special], [ours, special], [special, ours], [ours, special, ours]]) {
        const resolve: Resolve = (_, done) =>
          done(
            null,
            addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
          );
        const own = openWeb({ userAgent: 'test', resolve });
        const answer = await own.fetch({ ...limits, url: `http://mixed.example:${port}/` });
        await own.close();
        expect({ addresses, answer }).toMatchObject({ answer: { outcome: 'failed', reason: 'address_refused' } });
      }
    }
    expect(connections).toBe(0);
  });

  test('that comes with the second answer of a resolver is refused too', async () => {
    for (const special of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      let asked = 0;
      const resolve: Resolve = (_, done) => {
        const address = asked++ === 0 ? allowed : special;
        done(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
      };
      const own = openWeb({ userAgent: 'test', alsoAllowed: [allowed], resolve });
      for (let time = 0; time < 2; time++) {
        const answer = await own.fetch({ ...limits, url: `http://rebind.example:${port}/` });
        expect(answer.outcome).toBe('failed');
      }
      await own.close();
      expect(asked).toBe(2);
    }
    expect(connections).toBe(0);
  });
});
