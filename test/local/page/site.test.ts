/** The dashboard's server: files, routes, headers, the way to the API, and what it does not answer. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type PageServer, startPage } from '../../../local/page/server.ts';
import { temporaryFolder } from '../fixtures/assembly.ts';

const { folder, remove } = temporaryFolder();
const built = join(folder, 'built');
let page: PageServer;
let api: Server;
const printed = jest.spyOn(console, 'warn').mockReturnValue();
const noticed = jest.spyOn(console, 'info').mockReturnValue();

beforeAll(async () => {
  mkdirSync(join(built, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'not to be served');
  writeFileSync(join(built, 'index.html'), '<!doctype html><title>the page</title>');
  writeFileSync(join(built, 'assets/main-1a2b.js'), 'start()');
  api = createServer((incoming, response) => {
    let body = '';
    incoming.setEncoding('utf8').on('data', (text) => (body += text));
    incoming.on('end', () => {
      const { method, url, headers } = incoming;
      response.writeHead(201, { 'Content-Type': 'application/json', 'X-Of-Api': 'yes' });
      const answer = JSON.stringify({ method, url, headers, body });
      if (url?.endsWith('/slow')) setTimeout(() => response.end(answer), 10);
      else response.end(answer);
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  page = await startPage({ port: 0, folder: built, log: () => {} });
});
afterAll(async () => {
  await page.stop();
  api.close();
  api.closeAllConnections();
  remove();
});

const apiUrl = (): string => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

/** A request whose path and headers go out as they are: `fetch` would tidy both. */
function raw(
  path: string,
  headers: Record<string, string> | string[] = {},
  method = 'GET',
): Promise<{ status: number; body: string }> {
  const { port } = new URL(page.url);
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text) => (body += text));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    sent.once('error', reject);
    sent.end();
  });
}

test('the API is unavailable until it is connected', async () => {
  expect((await fetch(`${page.url}/dashboard/account`)).status).toBe(503);
  page.connect(apiUrl());
  // The reference asks for its document and sends what is tried out.
  for (const path of ['/dashboard/account', '/v1/usage?x=1', '/openapi.json']) {
    const answer = await fetch(page.url + path, { headers: { 'X-API-Key': 'key', Cookie: 'session=1' } });
    expect(answer.status).toBe(201);
    const { url, headers } = (await answer.json()) as { url: string; headers: Record<string, string> };
    expect([url, headers['x-api-key'], headers.cookie]).toEqual([path, 'key', undefined]);
  }
});

test('starts without a warning or a notice of the provider', () => {
  expect([...printed.mock.calls, ...noticed.mock.calls]).toEqual([]);
});

test.each(['/', '/index.html', '/audits', '/audits/019a0000-0000-7000-8000-000000000000', '/signed-in?code=a.b'])(
  '%s is the page, under the policy of the data file',
  async (path) => {
    const response = await fetch(page.url + path);
    expect(await response.text()).toContain('<title>the page</title>');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const policy = response.headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
  },
);

test('files with a name of their content are kept for ever, and one that is not there is not found', async () => {
  const found = await fetch(`${page.url}/assets/main-1a2b.js`);
  expect(await found.text()).toBe('start()');
  expect(found.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await fetch(`${page.url}/assets/main-9z9z.js`)).status).toBe(404);
  const head = await fetch(page.url, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await fetch(page.url, { method: 'POST' })).status).toBe(405);
});

test('the configuration says who signs in, and where the public API is', async () => {
  expect(await (await fetch(`${page.url}/config.json`)).json()).toEqual({
    issuer: `${page.url}/oidc`,
    client_id: 'dashboard',
    scope: 'openid email',
    api_url: apiUrl(),
  });
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..\\..\\secret.txt',
  '//secret.txt',
  '/assets/%00.js',
])('%s leads nowhere', async (path) => {
  const { status, body } = await raw(path, { host: new URL(page.url).host });
  expect(status).toBe(404);
  expect(body).not.toContain('not to be served');
});

describe('a request under /dashboard/', () => {
  test('goes to the API with its method, query, token and body, and without cookies', async () => {
    const response = await fetch(`${page.url}/dashboard/audits?limit=3`, {
      method: 'POST',
      headers: { authorization: 'Bearer t', cookie: 'session=s', 'content-type': 'application/json' },
      body: '{"keyword":"é"}',
    });
    expect([response.status, response.headers.get('x-of-api')]).toEqual([201, 'yes']);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const seen = (await response.json()) as { headers: Record<string, string> };
    expect(seen).toMatchObject({ method: 'POST', url: '/dashboard/audits?limit=3', body: '{"keyword":"é"}' });
    expect(seen.headers).toMatchObject({ authorization: 'Bearer t', host: new URL(apiUrl()).host });
    expect(seen.headers).not.toHaveProperty('cookie');
  });

  test('whose caller hangs up takes nothing down, before, while or after it is answered', async () => {
    for (const waitMs of [0, 1, 5, 20, 50]) {
      const abort = new AbortController();
      const asked = fetch(`${page.url}/dashboard/slow`, {
        signal: abort.signal,
        method: 'POST',
        body: 'x'.repeat(1e6),
      });
      setTimeout(() => abort.abort(), waitMs);
      await asked.then((response) => response.text()).catch(() => {});
    }
    expect((await fetch(`${page.url}/dashboard/account`)).status).toBe(201);
  });

  test('is answered 502 when the API is gone', async () => {
    page.connect('http://127.0.0.1:1');
    const response = await fetch(`${page.url}/dashboard/account`);
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ detail: 'The service did not answer.', code: 'unavailable' });
    page.connect(apiUrl());
  });
});

describe('under another host name', () => {
  test('nothing is answered: a foreign name that leads here would be an origin of somebody else’s', async () => {
    for (const path of ['/', '/config.json', '/dashboard/account', '/oidc/jwks']) {
      expect((await raw(path, { host: 'rebound.example' })).status).toBe(421);
    }
  });

  test('nor beside its own', async () => {
    const { host } = new URL(page.url);
    expect((await raw('/config.json', ['host', host, 'host', 'rebound.example'])).status).toBe(421);
  });

  test('localhost leads to the address that the issuer has', async () => {
    const host = `localhost:${new URL(page.url).port}`;
    expect((await raw('/keys', { host })).status).toBe(307);
    expect((await raw('/dashboard/keys', { host }, 'POST')).status).toBe(421);
  });
});

describe('a page of another origin', () => {
  const paths = ['/', '/config.json', '/dashboard/account', '/oidc/jwks', '/oidc/token', '/oidc/interaction/x'];
  test.each(['https://attacker.example', 'http://127.0.0.1:1', 'null'])(
    'at %s is refused and allowed nothing',
    async (origin) => {
      for (const path of paths) {
        for (const method of ['GET', 'POST', 'OPTIONS']) {
          const response = await fetch(page.url + path, { method, headers: { origin } });
          expect([path, method, response.status]).toEqual([path, method, 403]);
          expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
        }
      }
    },
  );

  test('the page itself may send', async () => {
    const response = await fetch(`${page.url}/dashboard/audits`, { method: 'POST', headers: { origin: page.url } });
    expect(response.status).toBe(201);
  });
});

test('a taken port is told by the name of its setting', async () => {
  const port = Number(new URL(page.url).port);
  await expect(startPage({ port, folder: built, log: () => {} })).rejects.toThrow(
    `port ${port} is taken: set DASHBOARD_PORT`,
  );
});
