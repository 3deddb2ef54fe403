/**
 * An audit of the web from launch to report: providers and pages are servers on this machine, asked as the real ones
 * are.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type MarketReport, marketReportSchema } from '../../analysis/index.ts';
import { dataForSeoTask, theirWords } from '../adapters/serp/providers/answers/dataforseo.ts';
import { type ProtocolServer, serveProtocol } from '../adapters/serp/providers/protocol-server.ts';
import { type Answering, html, serveWeb, text, type WebServer } from '../adapters/web/web-server.ts';
import { type StartedService, startAsUser } from '../started-service.ts';
import { isDeployed } from './target.ts';

const credentials = { login: 'me@example.org', password: 'p4ss:wörd', api_key: 'serper-k3y-0123456789' };
/** A word that stands in pages, and nowhere in a log. */
const pageWord = 'xylograph';

const paragraphs = (name: string): string =>
  Array.from(
    { length: 12 },
    (_, index) =>
      `<p>A standing desk of kind ${name} lets you work upright in hour ${index}, which rests the back. ` +
      `The ${pageWord} frame of model ${name}${index} holds ninety kilograms and moves in silence to the height you want.</p>`,
  ).join('');
const good = (name: string): Answering =>
  html(
    `<!doctype html><html lang="en"><title>${name} desks</title><main><h1>Standing desk ${name}</h1>${paragraphs(name)}</main>`,
  );

let agents: Set<string>;
let web: WebServer;
let other: WebServer;
let serper: ProtocolServer;
let dataforseo: ProtocolServer;
let service: StartedService;
let report: MarketReport;
const localDir = mkdtempSync(join(tmpdir(), 'answer-audit-web-'));

/** The service of a user who has set it up for two providers. */
function start(): Promise<StartedService> {
  const { login, password, api_key } = credentials;
  return startAsUser(localDir, {
    SEARCH_PROVIDER: 'serper,dataforseo',
    SEARCH_CREDENTIALS: JSON.stringify({
      serper: { api_key, base_url: serper.origin },
      dataforseo: { login, password, base_url: dataforseo.origin },
    }),
    WEB_ALSO_ALLOWED: '127.0.0.1,127.0.0.2',
    BOT_CONTACT_URL: 'https://audits.example/bot',
    LOG_LEVEL: 'DEBUG',
  });
}

/** Launches an audit and waits for its end. */
async function audit(): Promise<{ status: string; output?: unknown; error?: unknown }> {
  const headers = { 'X-API-Key': service.key, 'Content-Type': 'application/json' };
  const order = { audit_type: 'market', keyword: 'c++ standing desk 100%', language: 'en', country: 'US' };
  const launched = await fetch(`${service.baseUrl}/v1/audits`, {
    method: 'POST',
    headers,
    body: JSON.stringify(order),
  });
  const { audit_id } = (await launched.json()) as { audit_id: string };
  for (let polls = 0; polls < 400; polls++) {
    const got = await fetch(`${service.baseUrl}/v1/audits/${audit_id}`, { headers });
    const found = (await got.json()) as { status: string; output?: unknown };
    if (found.status === 'completed' || found.status === 'failed') return found;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error('the audit did not end');
}

beforeAll(async () => {
  if (isDeployed) return;
  agents = new Set();
  const seen =
    (answer: Answering): Answering =>
    (request, response) => {
      agents.add(request.headers['user-agent'] ?? '');
      answer(request, response);
    };
  web = await serveWeb({
    '/robots.txt': seen(text('User-agent: *\nDisallow: /private\n')),
    '/first': seen(good('alpha')),
    '/second': seen(good('beta')),
    '/slow': seen((request, response) => setTimeout(() => good('gamma')(request, response), 2_000)),
    '/private': seen(good('delta')),
    '/silent': () => undefined,
    '/broken': (request) => request.socket.resetAndDestroy(),
    '/film': (_request, response) => response.writeHead(200, { 'content-type': 'video/mp4' }).end('x'),
    '/large': html(`<p>${'a'.repeat(6_000_000)}`),
  });
  other = await serveWeb({ '/third': good('epsilon') }, '127.0.0.2');
  const addresses = [
    `${web.origin}/first`,
    `${web.origin}/private`,
    `${web.origin}/silent`,
    `${web.origin}/second`,
    `${web.origin}/broken`,
    `${web.origin}/film`,
    `${web.origin}/large`,
    `${web.origin}/missing`,
    `${web.origin}/slow`,
    `${other.origin}/third`,
  ];
  serper = await serveProtocol(() => ({ status: 403, json: { message: theirWords } }));
  const items = [
    {
      type: 'ai_overview',
      rank_absolute: 1,
      items: [{ type: 'ai_overview_element', text: 'Desks to stand at.', references: [{ url: addresses[0] }] }],
      references: [{ url: addresses[0], title: 'Alpha' }],
    },
    ...addresses.map((url, index) => ({ type: 'organic', rank_absolute: index + 2, url, title: `Result ${index}` })),
  ];
  dataforseo = await serveProtocol(() => ({ json: dataForSeoTask({ result: [{ items }] }) }));
  service = await start();
  const ended = await audit();
  if (ended.status !== 'completed') throw new Error(`the audit ended so: ${JSON.stringify(ended)}`);
  report = marketReportSchema.parse(ended.output);
});

afterAll(async () => {
  await service?.end('SIGTERM');
  for (const each of [web, other, serper, dataforseo]) await each?.close();
  rmSync(localDir, { recursive: true, force: true });
});

const describeHere = isDeployed ? describe.skip : describe;

describeHere('an audit of the web', () => {
  test('is told by the provider that stood in, with what it cost, and names the one that failed', () => {
    const { providers, coverage } = report.metadata;
    expect(providers.slice(0, 3)).toMatchObject([
      { role: 'serp', name: 'serper', status: 'failed' },
      { role: 'serp', name: 'dataforseo', status: 'ok', attempts: 1, cost_usd: 0.0035, cached: false },
      { role: 'answer_engine', name: 'google_ai_overview', status: 'ok' },
    ]);
    expect(coverage.features).toMatchObject({ ai_overview: 'captured', paa: 'absent' });
    expect(JSON.parse(dataforseo.asked[0]?.body ?? '')).toMatchObject([
      { keyword: 'c%2B%2B standing desk 100%25', location_code: 2840 },
    ]);
  });

  test('counts the pages that it could read, and says of each loss why', () => {
    const { coverage } = report.metadata;
    expect(coverage).toMatchObject({ results_returned: 10, pages_attempted: 10, pages_usable: 4 });
    const reasons = Object.fromEntries(coverage.excluded.map(({ url, reason }) => [new URL(url).pathname, reason]));
    expect(reasons).toEqual({
      '/private': 'robots_disallowed',
      '/silent': 'timeout',
      '/broken': 'unreachable',
      '/film': 'non_html',
      '/large': 'too_large',
      '/missing': 'http_4xx',
    });
    expect(report.metadata.providers.at(-1)).toMatchObject({ role: 'fetch', status: 'partial' });
  });

  test('asks each host for its robots.txt once, never for what that forbids, and by an honest name', () => {
    expect(web.asked.filter((path) => path === '/robots.txt')).toHaveLength(1);
    expect(web.asked).not.toContain('/private');
    expect(web.mostAtOnce()).toBeLessThanOrEqual(2);
    expect([...agents]).toEqual([
      expect.stringMatching(
        /^Mozilla\/5\.0 \(compatible; AnswerAuditBot\/[\d.]+; \+https:\/\/audits\.example\/bot\)$/u,
      ),
    ]);
  });

  test('leaves nothing of credentials, keys, providers’ words and pages in the logs', () => {
    const logs = readdirSync(join(localDir, 'logs')).map((file) => readFileSync(join(localDir, 'logs', file), 'utf8'));
    const logged = logs.join('\n');
    expect(logged).toContain('"message":"audit_completed"');
    expect(logged).toContain('"provider":"serper","fault":"credentials"');
    const { login, password, api_key } = credentials;
    const basic = Buffer.from(`${login}:${password}`).toString('base64');
    for (const secret of [login, password, JSON.stringify(password), basic, api_key]) {
      expect(logged).not.toContain(secret);
      // What `npm start` prints shows the new key, and no credentials.
      expect(service.printed()).not.toContain(secret);
    }
    for (const word of [service.key, service.key.slice(13), pageWord, theirWords, 'standing desk', '/private']) {
      expect(logged).not.toContain(word);
    }
  });
});
