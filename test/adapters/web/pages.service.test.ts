/** Pages as the engine asks for them: robots.txt obeyed, ill-behaved servers named, few requests at a time. */
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from '@jest/globals';
import { pagesOfWeb } from '../../../adapters/web/pages.ts';
import { robotsCache } from '../../../adapters/web/robots-files.ts';
import { openWeb, type Web } from '../../../adapters/web/safe-fetch.ts';
import { userAgentOf } from '../../../adapters/web/user-agent.ts';
import type { FetchPage } from '../../../analysis/index.ts';
import { certificate, privateKey } from './certificate.ts';
import { type Answering, html, redirect, serveWeb, text, type WebServer } from './web-server.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

function webOf(more: Partial<Parameters<typeof openWeb>[0]> = {}): Web {
  const web = openWeb({
    userAgent: userAgentOf('0.1.0', 'https://audits.example/bot'),
    alsoAllowed: ['127.0.0.1', '127.0.0.2', '127.0.0.3'],
    ...more,
  });
  open.push(web);
  return web;
}

async function serving(routes: Record<string, Answering>, host?: string): Promise<WebServer> {
  const server = await serveWeb(routes, host);
  open.push(server);
  return server;
}

function pages(more: Partial<Parameters<typeof pagesOfWeb>[0]> = {}): FetchPage {
  return pagesOfWeb({
    fetch: webOf().fetch,
    now: () => new Date('2026-11-21T10:00:00.000Z'),
    pageTimeoutMs: 2_000,
    robotsTimeoutMs: 2_000,
    ...more,
  });
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe('a page', () => {
  test('comes with its address, headers, bytes, robots.txt and times', async () => {
    const server = await serving({
      '/robots.txt': text('User-agent: *\nAllow: /'),
      '/old': redirect('/page?x=1', 301),
      '/page': html('<p>é</p>', { 'x-robots-tag': 'noarchive' }),
    });
    const page = await pages()(`${server.origin}/old`);
    expect(page).toMatchObject({
      outcome: 'fetched',
      requested_url: `${server.origin}/old`,
      final_url: `${server.origin}/page?x=1`,
      redirects: [`${server.origin}/old`, `${server.origin}/page?x=1`],
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noarchive' },
      fetched_at: '2026-11-21T10:00:00.000Z',
      robots: { status: 200, body: 'User-agent: *\nAllow: /' },
    });
    expect(page.outcome === 'fetched' && decode(page.body)).toBe('<p>é</p>');
    expect(page.outcome === 'fetched' && page.ttfb_ms).toBeGreaterThanOrEqual(0);
  });

  test('that is missing is fetched with its status, which is the engine’s to judge', async () => {
    const server = await serving({});
    expect(await pages()(`${server.origin}/none`)).toMatchObject({ outcome: 'fetched', status: 404 });
  });

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
  ])('is decompressed from %s', async (coding, compress) => {
    const server = await serving({
      '/page': (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': coding });
        response.end(compress(Buffer.from('<p>desk</p>')));
      },
    });
    const page = await pages()(`${server.origin}/page`);
    expect(page.outcome === 'fetched' && decode(page.body)).toBe('<p>desk</p>');
  });

  test('is asked for by an honest name with an address to complain to', async () => {
    let seen = '';
    const server = await serving({
      '/page': (request, response) => {
        seen = request.headers['user-agent'] ?? '';
        response.writeHead(200, { 'content-type': 'text/html' }).end('x');
      },
    });
    await pages()(`${server.origin}/page`);
    expect(seen).toBe('Mozilla/5.0 (compatible; AnswerAuditBot/0.1.0; +https://audits.example/bot)');
  });

  test('is asked for without such an address on somebody’s own machine', () => {
    expect(userAgentOf('0.1.0')).toBe('Mozilla/5.0 (compatible; AnswerAuditBot/0.1.0)');
  });

  test('comes over HTTP/2 too', async () => {
    const secure = createSecureServer({ key: privateKey, cert: certificate });
    secure.on('stream', (stream, headers) => {
      const isPage = headers[':path'] === '/page';
      stream.respond({ ':status': isPage ? 200 : 404, 'content-type': 'text/html' });
      stream.end(isPage ? '<p>two</p>' : '');
    });
    await new Promise<void>((done) => {
      secure.listen(0, '127.0.0.1', done);
    });
    open.push({ close: () => new Promise((done) => secure.close(() => done())) });
    const { port } = secure.address() as AddressInfo;
    const resolve = (_host: string, done: (error: null, found: { address: string; family: number }[]) => void) =>
      done(null, [{ address: '127.0.0.1', family: 4 }]);
    const web = webOf({ ca: certificate, resolve });
    const page = await pages({ fetch: web.fetch })(`https://localhost:${port}/page`);
    expect(page.outcome === 'fetched' && decode(page.body)).toBe('<p>two</p>');
    await web.close();
  });
});

describe('a turn at a host', () => {
  test('is waited for before each request, robots.txt too; without one the page is given up', async () => {
    const server = await serving({ '/robots.txt': text(''), '/a': html('a'), '/b': html('b') });
    const asked: string[] = [];
    const fetchPage = pages({
      turn: async (host) => {
        asked.push(`${host} after ${server.asked.length}`);
        return server.asked.length < 2;
      },
    });
    expect(await fetchPage(`${server.origin}/a`)).toMatchObject({ outcome: 'fetched' });
    expect(await fetchPage(`${server.origin}/b`)).toMatchObject({ outcome: 'failed', reason: 'timeout' });
    const { host } = new URL(server.origin);
    expect(asked).toEqual([`${host} after 0`, `${host} after 1`, `${host} after 2`]);
    expect(server.asked).toEqual(['/robots.txt', '/a']);
  });
});

describe('robots.txt of other audits', () => {
  test('is used for half an hour, unless its server failed', async () => {
    let status = 503;
    const server = await serving({
      '/robots.txt': (_request, response) => response.writeHead(status).end('User-agent: *'),
      '/page': html('x'),
    });
    const robots = robotsCache();
    let time = Date.parse('2026-11-21T10:00:00.000Z');
    const audit = async (): Promise<string> => {
      const page = await pages({ robots, now: () => new Date(time) })(`${server.origin}/page`);
      return page.outcome;
    };
    expect(await audit()).toBe('failed');
    status = 200;
    expect([await audit(), await audit()]).toEqual(['fetched', 'fetched']);
    expect(server.asked.filter((path) => path === '/robots.txt')).toHaveLength(2);
    time += 30 * 60_000;
    expect(await audit()).toBe('fetched');
    expect(server.asked.filter((path) => path === '/robots.txt')).toHaveLength(3);
  });
});

describe('robots.txt', () => {
  const closed = 'User-agent: AnswerAuditBot\nDisallow: /private\n\nUser-agent: *\nDisallow:';

  test('is obeyed, told, and asked for once', async () => {
    const server = await serving({ '/robots.txt': text(closed), '/private/a': html('no'), '/b': html('yes') });
    const fetchPage = pages();
    const refused = await fetchPage(`${server.origin}/private/a`);
    expect(refused).toMatchObject({
      outcome: 'failed',
      reason: 'robots_disallowed',
      robots: { status: 200, body: closed },
    });
    expect(await fetchPage(`${server.origin}/b`)).toMatchObject({ outcome: 'fetched' });
    expect(server.asked).toEqual(['/robots.txt', '/b']);
  });

  test('is obeyed on the way of a redirect, and of the host it leads to', async () => {
    const other = await serving({ '/robots.txt': text('User-agent: *\nDisallow: /'), '/x': html('no') }, '127.0.0.2');
    const server = await serving({ '/away': redirect(`${other.origin}/x`) });
    expect(await pages()(`${server.origin}/away`)).toMatchObject({ outcome: 'failed', reason: 'robots_disallowed' });
    expect(other.asked).toEqual(['/robots.txt']);
  });

  test('that the server cannot give closes the host; that is not there opens it', async () => {
    const broken = await serving({
      '/robots.txt': (_request, response) => response.writeHead(503).end(),
      '/page': html('x'),
    });
    expect(await pages()(`${broken.origin}/page`)).toMatchObject({ outcome: 'failed', reason: 'robots_disallowed' });
    const bare = await serving({ '/page': html('x') });
    expect(await pages()(`${bare.origin}/page`)).toMatchObject({ outcome: 'fetched', robots: { status: 404 } });
  });
});

describe('an ill-behaved server', () => {
  const cases: [string, Answering, Record<string, unknown>][] = [
    ['sends a film', (_r, a) => a.writeHead(200, { 'content-type': 'video/mp4' }).end('x'), { outcome: 'fetched' }],
    [
      'redirects for ever',
      (r, a) => a.writeHead(302, { location: `${r.url}?${Math.random()}` }).end(),
      { reason: 'unreachable' },
    ],
    ['redirects in a circle', (r, a) => a.writeHead(302, { location: r.url ?? '/' }).end(), { reason: 'unreachable' }],
    ['resets the connection', (r) => r.socket.resetAndDestroy(), { reason: 'unreachable' }],
    ['says nothing', () => undefined, { reason: 'timeout' }],
    [
      'drips',
      (_r, a) => {
        a.writeHead(200, { 'content-type': 'text/html' });
        const drip = setInterval(() => a.write('<'), 50);
        a.on('close', () => clearInterval(drip));
      },
      { reason: 'timeout' },
    ],
    [
      'sends six megabytes',
      (_r, a) => a.writeHead(200, { 'content-type': 'text/html' }).end(Buffer.alloc(6_000_000, 'a')),
      { reason: 'too_large' },
    ],
    [
      'sends a bomb',
      (_r, a) => {
        a.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
        a.end(gzipSync(Buffer.alloc(50_000_000)));
      },
      { reason: 'too_large' },
    ],
    [
      'sends a bomb in a bomb',
      (_r, a) => {
        a.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip, gzip, gzip' });
        a.end(gzipSync(gzipSync(gzipSync(Buffer.alloc(50_000_000)))));
      },
      { reason: 'unreachable' },
    ],
    [
      'lies about its coding',
      (_r, a) => a.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('not gzip'),
      { reason: 'unreachable' },
    ],
    [
      'sends endless headers',
      (r) => {
        r.socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(200_000)}\r\n\r\n`);
      },
      { reason: 'unreachable' },
    ],
    ['speaks something else', (r) => r.socket.end('SSH-2.0-OpenSSH\r\n'), { reason: 'unreachable' }],
    [
      'breaks off in the middle',
      (r, a) => {
        a.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' });
        a.write('<p>');
        setTimeout(() => r.socket.destroy(), 30);
      },
      { reason: 'unreachable' },
    ],
  ];

  test.each(cases)('that %s ends in a named outcome', async (_name, answer, expected) => {
    const server = await serving({ '/robots.txt': text(''), '/page': answer });
    expect(await pages()(`${server.origin}/page`)).toMatchObject(expected);
  });

  test('that is not there, or no address at all, too', async () => {
    const server = await serveWeb({});
    await server.close();
    expect(await pages()(`${server.origin}/page`)).toMatchObject({ outcome: 'failed', reason: 'unreachable' });
    expect(await pages()('no address')).toMatchObject({ outcome: 'failed', reason: 'unreachable' });
  });
});

describe('time', () => {
  const later =
    (ms: number, answer: Answering): Answering =>
    (request, response) => {
      setTimeout(() => answer(request, response), ms);
    };

  test('for one page is for all its redirects together', async () => {
    const server = await serving({
      '/a': later(300, redirect('/b')),
      '/b': later(300, redirect('/c')),
      '/c': later(300, html('x')),
    });
    expect(await pages({ pageTimeoutMs: 700 })(`${server.origin}/a`)).toMatchObject({
      outcome: 'failed',
      reason: 'timeout',
    });
    expect(await pages({ pageTimeoutMs: 2_000 })(`${server.origin}/a`)).toMatchObject({ outcome: 'fetched' });
  });

  test('for one page does not pass while it waits for its host', async () => {
    const server = await serving({ '/p': later(300, html('x')) });
    const fetchPage = pages();
    const found = await Promise.all(Array.from({ length: 8 }, (_, i) => fetchPage(`${server.origin}/p?${i}`)));
    expect(found.map(({ outcome }) => outcome)).toEqual(Array(8).fill('fetched'));
  });

  test('for all pages ends, and those that are left are given up without a request', async () => {
    const server = await serving({ '/p': () => undefined });
    const fetchPage = pages({ allTimeoutMs: 500 });
    const began = performance.now();
    const found = await Promise.all(Array.from({ length: 8 }, (_, i) => fetchPage(`${server.origin}/p?${i}`)));
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(found.map((each) => each.outcome === 'failed' && each.reason)).toEqual(Array(8).fill('timeout'));
    expect(server.asked.filter((path) => path.startsWith('/p'))).toHaveLength(2);
  });

  test('passes only while pages are under way', async () => {
    const server = await serving({ '/p': html('x') });
    const fetchPage = pages({ allTimeoutMs: 300 });
    expect((await fetchPage(`${server.origin}/p?1`)).outcome).toBe('fetched');
    await new Promise((done) => setTimeout(done, 400));
    expect((await fetchPage(`${server.origin}/p?2`)).outcome).toBe('fetched');
  });
});

test('at most two requests run at one host, and eight in all', async () => {
  const slow: Answering = (_request, response) => {
    setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end('x'), 60);
  };
  const hosts = ['127.0.0.1', '127.0.0.2', '127.0.0.3'];
  const servers = await Promise.all(hosts.map((host) => serving({ '/p': slow }, host)));
  const fetchPage = pages();
  const wanted = servers.flatMap(({ origin }) => Array.from({ length: 6 }, (_, i) => `${origin}/p?${i}`));
  const found = await Promise.all(wanted.map((url) => fetchPage(url)));
  expect(found.every(({ outcome }) => outcome === 'fetched')).toBe(true);
  for (const server of servers) expect(server.mostAtOnce()).toBeLessThanOrEqual(2);
});
