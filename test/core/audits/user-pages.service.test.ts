/** What becomes of a gap audit whose page is not what it should be: each kind by name, through the use case and the web. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pagesOfWeb } from '../../../adapters/web/pages.ts';
import { openWeb, type Web } from '../../../adapters/web/safe-fetch.ts';
import { analyze, type GapReport, reportSchema } from '../../../analysis/index.ts';
import { requestAudit } from '../../../core/audits/request-audit.ts';
import { type RunOutcome, runAudit } from '../../../core/audits/run-audit.ts';
import { html, redirect, serveWeb, text, type WebServer } from '../../adapters/web/web-server.ts';
import { strongPage } from '../../analysis/gap/strong-page.ts';
import { goldenPorts } from '../../golden/reports.ts';
import { inMemoryStores } from '../../in-memory/stores.ts';

const challenge =
  '<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title><meta name="robots" content="noindex,nofollow"></head><body><div class="main-wrapper"><h1>www.clearwarm.example</h1><p>Verifying you are human. This may take a few seconds.</p><div id="challenge-error-text">Enable JavaScript and cookies to continue</div></div><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script></body></html>';
const shell =
  '<!DOCTYPE html><html lang="en"><head><title>Heat pump costs</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>';
const french = `<html lang="fr"><head><title>Prix d’une pompe à chaleur</title></head><body><main><h1>Prix d’une pompe à chaleur</h1>${'<p>L’installation d’une pompe à chaleur coûte entre 10 000 et 18 000 euros selon la surface de la maison, et les aides de l’État en couvrent une partie pour les ménages modestes.</p>'.repeat(6)}</main></body></html>`;

const stores = inMemoryStores();
let web: Web;
let server: WebServer;
let other: WebServer;
let closedPort: number;
let now = new Date('2026-11-20T12:30:00.000Z');

beforeAll(async () => {
  other = await serveWeb({ '/moved': html(strongPage()) }, '127.0.0.2');
  server = await serveWeb({
    '/good': html(strongPage()),
    '/report.pdf': (_, response) =>
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7 heat pump'),
    '/data.json': (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":1}'),
    '/photo.png': (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('x'),
    '/notes.txt': text('Heat pump installation costs a lot.'),
    '/untyped': (_, response) => response.writeHead(200).end('%PDF-1.7 heat pump'),
    '/large': html(`<p>${'a'.repeat(5_300_000)}`),
    '/bomb': (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(20_000_000, 97))),
    '/reset': (request) => request.socket.resetAndDestroy(),
    '/silent': () => undefined,
    '/forbidden': html(challenge, { server: 'cloudflare' }, 403),
    '/broken': html('<p>Sorry</p>', {}, 503),
    '/challenge': html(challenge, { server: 'cloudflare' }),
    '/empty': html(''),
    '/blank': html('<!DOCTYPE html><html lang="en"><head><title></title></head><body></body></html>'),
    '/shell': html(shell),
    '/french': html(french),
    '/noindex': html(strongPage(), { 'x-robots-tag': 'noindex' }),
    '/old': redirect('/older', 301),
    '/older': redirect('/good'),
    '/leaving': redirect(`${other.origin}/moved`),
    '/round': redirect('/and-round'),
    '/and-round': redirect('/round'),
    '/private': html(strongPage()),
    '/robots.txt': text('User-agent: AnswerAuditBot\nDisallow: /private\n\nUser-agent: *\nAllow: /\n'),
  });
  closedPort = await portThatRefuses();
  web = openWeb({ userAgent: 'AnswerAuditBot/0.1', alsoAllowed: ['127.0.0.1', '127.0.0.2'] });
});
afterAll(async () => {
  await web?.close();
  await Promise.all([server?.close(), other?.close()]);
});

/** What a run of the audit of `url` ends as, and what is then kept of it. */
async function audited(url: string) {
  const caller = { keyId: randomUUID(), accountId: randomUUID(), plan: 'free' } as const;
  const launched = await requestAudit(
    {
      order: {
        audit_type: 'gap',
        keyword: 'heat pump installation cost',
        user_url: url,
        language: 'en',
        country: 'US',
      },
      caller,
    },
    { store: stores.newAuditStore(), queue: { send: async () => {} }, now: () => now, randomBytes, planOverrides: {} },
  );
  now = new Date(now.getTime() + 1_000);
  const golden = goldenPorts();
  const ofWeb = pagesOfWeb({ fetch: web.fetch, now: () => now, pageTimeoutMs: 3_000, robotsTimeoutMs: 3_000 });
  const outcome = await runAudit(launched.audit_id, {
    audits: stores.unfinishedAudits,
    webhooks: stores.webhooks,
    deliveries: {
      send: async () => {
        throw new Error('nothing is announced');
      },
    },
    now: () => now,
    analyze: (order, onProgress) =>
      analyze(
        order,
        { search: golden.search, fetchPage: (page) => (page === url ? ofWeb(page) : golden.fetchPage(page)) },
        { engine: { version: '0.0.0', git_sha: 'test' }, onProgress },
      ),
  });
  const kept = await stores.auditReader.get(launched.audit_id);
  return { outcome, kept };
}

const at = (path: string) => () => `${server.origin}${path}`;

describe('ends failed, at once and by name:', () => {
  test.each<[string, () => string, string, string]>([
    ['a port that refuses', () => `http://127.0.0.1:${closedPort}/`, 'page_unreachable', 'unreachable'],
    ['a name that nobody has', () => 'http://nobody.invalid/page', 'page_unreachable', 'unreachable'],
    ['an address that is not public', () => 'http://10.0.0.1/page', 'page_unreachable', 'unreachable'],
    ['a connection that breaks', at('/reset'), 'page_unreachable', 'unreachable'],
    ['a page that is not there', at('/nowhere'), 'page_unreachable', 'http_4xx 404'],
    ['a page that is refused, whatever it shows', at('/forbidden'), 'page_unreachable', 'http_4xx 403'],
    ['redirects in a circle', at('/round'), 'page_unreachable', 'redirects in a circle'],
    ['a page that robots.txt keeps from us', at('/private'), 'page_unreachable', 'robots_disallowed'],
    ['a PDF', at('/report.pdf'), 'page_not_html', 'non_html'],
    ['JSON', at('/data.json'), 'page_not_html', 'non_html'],
    ['an image', at('/photo.png'), 'page_not_html', 'non_html'],
    ['a text file', at('/notes.txt'), 'page_not_html', 'non_html'],
    ['a PDF that does not say so', at('/untyped'), 'page_not_html', 'non_html'],
    ['a page of more than five megabytes', at('/large'), 'page_too_large', 'too_large'],
    ['a page that grows so when unpacked', at('/bomb'), 'page_too_large', 'too_large'],
  ])('%s', async (_, url, code, detail) => {
    const { outcome, kept } = await audited(url());
    expect(outcome).toMatchObject({ outcome: 'failed', code, cause: expect.stringContaining(detail) });
    expect(kept?.audit).toMatchObject({ status: 'failed', error: { code } });
    expect(kept?.outputJson).toBeUndefined();
  });
});

describe('is tried again, since it may be there then:', () => {
  test.each<[string, () => string, string]>([
    ['a server that is in trouble', at('/broken'), 'http_5xx 503'],
    ['a server that says nothing', at('/silent'), 'timeout'],
  ])('%s', async (_, url, detail) => {
    const { outcome, kept } = await audited(url());
    expect(outcome).toMatchObject({
      outcome: 'retry',
      code: 'page_unreachable',
      cause: expect.stringContaining(detail),
    });
    expect(kept?.audit).toMatchObject({ status: 'running', last_failure: 'page_unreachable' });
  });
});

describe('ends completed, behind a gate and without a score:', () => {
  test.each<[string, () => string, string[]]>([
    ['a challenge for robots', at('/challenge'), ['fetchable']],
    ['an empty answer', at('/empty'), ['main_content_found']],
    ['an empty document', at('/blank'), ['main_content_found']],
    ['scripts alone', at('/shell'), ['text_without_js', 'main_content_found']],
    ['another language', at('/french'), ['language_match']],
    ['a page that forbids its listing', at('/noindex'), ['indexable']],
  ])('%s', async (_, url, gates) => {
    const report = await reportOf(url());
    const { gap } = report;
    expect(gap.gates.filter(({ status }) => status === 'fail').map(({ id }) => id)).toEqual(gates);
    // Text that only scripts write is told once.
    const told = gates.includes('text_without_js') ? ['text_without_js'] : gates;
    expect(gap.verdict).toMatchObject({ state: 'blocked', reasons: told.map((__, index) => `f${index + 1}`) });
    expect(gap.scores.overall).toBeNull();
    // A page that could be read is measured all the same; of one that could not, nothing is known.
    const isRead = gates.every((id) => id === 'indexable');
    expect(gap.scores.components.map(({ percentile }) => percentile !== null)).toEqual(
      gap.scores.components.map(() => isRead),
    );
    expect(gap.topic_coverage.length > 0).toBe(isRead);
    expect(gap.question_answerability.length > 0).toBe(isRead);
    for (const { outcome, rule_id } of gap.checks) expect([rule_id, outcome]).not.toEqual([rule_id, 'errored']);
  });
});

describe('ends completed, as the page at the end of the way:', () => {
  test.each<[string, () => string, () => string[]]>([
    ['redirects on one host', at('/old'), () => ['/old', '/older', '/good'].map((path) => `${server.origin}${path}`)],
    ['a redirect to another host', at('/leaving'), () => [`${server.origin}/leaving`, `${other.origin}/moved`]],
  ])('%s', async (_, url, way) => {
    const { page, gap } = await reportOf(url());
    expect(page).toMatchObject({ requested_url: url(), final_url: way().at(-1), redirects: way() });
    expect(gap.gates.filter(({ status }) => status === 'fail')).toEqual([]);
    expect(gap.scores.overall).not.toBeNull();
  });
});

async function reportOf(url: string): Promise<GapReport> {
  const { outcome, kept } = await audited(url);
  expect(outcome).toMatchObject({ outcome: 'completed' satisfies RunOutcome['outcome'] });
  const report = reportSchema.parse(JSON.parse(kept?.outputJson ?? '')) as GapReport;
  expect(report.page.requested_url).toBe(url);
  return report;
}

/** A port of this machine on which nobody listens any more. */
async function portThatRefuses(): Promise<number> {
  const listener = createServer();
  await new Promise<void>((done) => {
    listener.listen(0, '127.0.0.1', done);
  });
  const { port } = listener.address() as AddressInfo;
  await new Promise((done) => {
    listener.close(done);
  });
  return port;
}
