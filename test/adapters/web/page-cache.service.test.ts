/** Pages that are used again: only as long as their servers allow, and with their age. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { pagesOfWeb } from '../../../adapters/web/pages.ts';
import { openWeb, type Web } from '../../../adapters/web/safe-fetch.ts';
import type { FetchedPage } from '../../../analysis/index.ts';
import { type Answering, html, serveWeb, type WebServer } from './web-server.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function serving(routes: Record<string, Answering>): Promise<WebServer> {
  const server = await serveWeb(routes);
  open.push(server);
  return server;
}

/** The audits of one worker: each call fetches one page in an audit of its own. */
function worker(): (url: string, options?: { fresh?: boolean }) => Promise<FetchedPage> {
  const web: Web = openWeb({ userAgent: 'test', alsoAllowed: ['127.0.0.1'] });
  open.push(web);
  return async (url, options) => {
    const page = await pagesOfWeb({ fetch: web.fetch, now: () => new Date() })(url, options);
    if (page.outcome === 'failed') throw new Error(page.detail);
    return page;
  };
}

/** A response is stored shortly after its last byte was read. */
const stored = () => new Promise((resolve) => setTimeout(resolve, 20));

const countOf = (server: WebServer, path: string): number => server.asked.filter((each) => each === path).length;
const textOf = ({ body }: FetchedPage): string => new TextDecoder().decode(body);

describe('a page', () => {
  test('that its server calls fresh is fetched once, and says its age', async () => {
    const server = await serving({ '/p': html('<p>x', { 'cache-control': 'public, max-age=600' }) });
    const fetchPage = worker();
    const first = await fetchPage(`${server.origin}/p`);
    expect(first).not.toHaveProperty('age_s');
    await stored();
    const again = await fetchPage(`${server.origin}/p`);
    expect([textOf(again), again.status, countOf(server, '/p')]).toEqual(['<p>x', 200, 1]);
    expect(again.age_s).toBe(0);
    expect(Math.abs(Date.parse(again.fetched_at) - Date.parse(first.fetched_at))).toBeLessThan(1_000);
    expect(again.headers).not.toHaveProperty('x-answer-audit-fetched-ms');
  });

  test.each([
    ['without a word about freshness', {}],
    ['that must not be stored', { 'cache-control': 'no-store' }],
    ['of one visitor', { 'cache-control': 'private, max-age=600' }],
    ['that is stale at once', { 'cache-control': 'max-age=0' }],
  ])('%s is fetched for each audit', async (_name, headers) => {
    const server = await serving({ '/p': html('<p>x', headers as Record<string, string>) });
    const fetchPage = worker();
    for (let audits = 0; audits < 2; audits++) {
      expect(await fetchPage(`${server.origin}/p`)).not.toHaveProperty('age_s');
    }
    expect(countOf(server, '/p')).toBe(2);
  });

  test('that is asked for as it is now is fetched, and so is one of another worker', async () => {
    const server = await serving({ '/p': html('<p>x', { 'cache-control': 'max-age=600' }) });
    const fetchPage = worker();
    await fetchPage(`${server.origin}/p`);
    expect(await fetchPage(`${server.origin}/p`, { fresh: true })).not.toHaveProperty('age_s');
    expect(await worker()(`${server.origin}/p`)).not.toHaveProperty('age_s');
    expect(countOf(server, '/p')).toBe(3);
  });

  test('has no word of its server on when it was fetched here', async () => {
    const headers = { 'cache-control': 'max-age=600', 'x-answer-audit-fetched-ms': '1', age: '30' };
    const server = await serving({ '/p': html('<p>x', headers) });
    const fetchPage = worker();
    expect(await fetchPage(`${server.origin}/p`)).not.toHaveProperty('age_s');
    await stored();
    expect((await fetchPage(`${server.origin}/p`)).age_s).toBe(0);
  });

  test('at the end of stored redirects is as old as they are, and robots.txt still decides', async () => {
    const moved: Answering = (_request, response) => {
      response.writeHead(301, { location: '/p', 'cache-control': 'max-age=600' }).end();
    };
    const server = await serving({ '/old': moved, '/p': html('<p>x') });
    const fetchPage = worker();
    await fetchPage(`${server.origin}/old`);
    const again = await fetchPage(`${server.origin}/old`);
    expect(again).toMatchObject({ final_url: `${server.origin}/p`, status: 200 });
    expect([countOf(server, '/p'), countOf(server, '/robots.txt')]).toEqual([2, 2]);
  });
});
