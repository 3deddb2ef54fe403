/** What the report says per result, over a web in memory. */
import { describe, expect, test } from '@jest/globals';
import { analyze, type MarketReport, type Ports, type SerpSnapshot } from '../../../../analysis/index.ts';
import { type Answer, deskPage, deskWeb, engine, orderOf, portsOver } from '../../small-web.ts';

async function reportOver(web: Record<string, Answer>, changes: Partial<SerpSnapshot> = {}): Promise<MarketReport> {
  const ports: Ports = portsOver(web);
  const search: Ports['search'] = async (query) => ({ ...(await ports.search(query)), ...changes });
  const outcome = await analyze(orderOf(), { ...ports, search }, { engine });
  if (outcome.outcome === 'failed') throw new Error(outcome.detail);
  return outcome.report;
}

const blocked = { status: 200, body: 'User-agent: PerplexityBot\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /' };

describe('a result', () => {
  test('says what its page is, how old, how it answers, and who may read it', async () => {
    const { market_serp, metadata } = await reportOver(deskWeb(5));
    const [first] = market_serp.results;
    expect(first).toMatchObject({
      published_at: '2026-09-11',
      modified_at: null,
      age_days: 51,
      content_type: 'guide',
      reading: { metric: 'flesch' },
      outbound_domains: 0,
      direct_answer: { present: true, offset_ratio: expect.any(Number), words: expect.any(Number) },
      ai: null,
      relevance: { query_term_coverage: 1, question_coverage: { n: market_serp.questions.length } },
      access: {
        status: 200,
        robots_by_role: { search: 'allowed', user: 'allowed', training: 'allowed' },
        indexable: true,
        snippet_allowed: true,
      },
    });
    const answer = market_serp.passages.find(({ id }) => id === first?.direct_answer?.passage_id);
    expect(answer?.quote).toMatch(/standing desk|height adjustable/u);
    expect(metadata.sources[0]).toMatchObject({ domain: 'desk1.example', registrable_domain: 'desk1.example' });
    expect(Math.max(...market_serp.results.map(({ relevance }) => relevance?.bm25f ?? 0))).toBe(1);
  });

  test('of a page that could not be had keeps what is known of it', async () => {
    const web = {
      ...deskWeb(3),
      'https://closed.example/': { outcome: 'failed' as const, reason: 'robots_disallowed' as const, robots: blocked },
      'https://gone.example/': { status: 404, robots: blocked },
    };
    const { market_serp } = await reportOver(web);
    const [closed, gone] = market_serp.results.slice(3);
    expect(closed).toMatchObject({
      published_at: null,
      words: null,
      schema_types: null,
      direct_answer: null,
      relevance: null,
      access: {
        status: null,
        robots_by_role: { search: 'partly', user: 'allowed', training: 'partly' },
        indexable: null,
        snippet_allowed: null,
        raw_html_text_ratio: null,
      },
    });
    expect(gone?.access).toMatchObject({ status: 404, robots_by_role: { search: 'partly' }, indexable: null });
    expect(market_serp.ai_access).toMatchObject({
      pages_checked: 3,
      robots_checked: 5,
      blocked_by_role: { search: { k: 2, n: 5, ev: ['s4', 's5'] }, user: { k: 0, n: 5, ev: [] } },
      snippet_blocked: { k: 0, n: 3 },
    });
  });

  test('says which engines cite it, by the address listed or served', async () => {
    const references = ['https://desk2.example/page/', 'https://elsewhere.example/'].map((url) => ({
      url,
      domain: new URL(url).hostname,
    }));
    const answers: SerpSnapshot['answers'] = [
      { engine: 'perplexity', state: 'captured', observed_at: '2026-11-01T10:00:00.000Z', blocks: [], references },
    ];
    const web = { ...deskWeb(3), 'https://elsewhere.example/': deskPage(4) };
    const organic = (await portsOver(deskWeb(3)).search(orderOf())).organic;
    const { results } = (await reportOver(web, { answers, organic })).market_serp;
    expect(results.map(({ ai }) => ai?.cited_by)).toEqual([[], ['perplexity'], []]);
    expect(results[1]?.ai?.citation_positions).toEqual([{ engine: 'perplexity', position: 1 }]);
  });

  test('takes the rules of a header and of the page into account', async () => {
    const html = { 'content-type': 'text/html; charset=utf-8' };
    const encode = (text: string) => new TextEncoder().encode(text);
    const web = {
      ...deskWeb(2),
      'https://desk3.example/page': { body: encode(deskPage(3)), headers: { ...html, 'x-robots-tag': 'noindex' } },
      'https://desk4.example/page': deskPage(4).replace('<title>', '<meta name="robots" content="nosnippet"><title>'),
    };
    const { market_serp } = await reportOver(web);
    expect(market_serp.results.map(({ access }) => [access.indexable, access.snippet_allowed])).toEqual([
      [true, true],
      [true, true],
      [false, true],
      [true, false],
    ]);
    expect(market_serp.ai_access).toMatchObject({
      index_blocked: { k: 1, ev: ['s3'] },
      snippet_blocked: { ev: ['s4'] },
    });
  });
});

describe('what came in place of a page', () => {
  const challenge = `<html><head><title>Just a moment...</title></head><body><p>Checking your browser before you go on.</p>
    <script src="/cdn-cgi/challenge-platform/h/b/orchestrate"></script></body></html>`;
  const shell =
    '<html><head><title>Top 10 desks</title><script src="/app.js"></script></head><body><div id="root"></div></body></html>';

  test('is left out with its own reason, and tells nothing of the page', async () => {
    const web = { ...deskWeb(3), 'https://guarded.example/x': challenge, 'https://app.example/x': shell };
    const { market_serp, metadata } = await reportOver(web);
    expect(metadata.coverage.excluded).toEqual([
      { url: 'https://guarded.example/x', reason: 'bot_challenge' },
      { url: 'https://app.example/x', reason: 'js_only' },
    ]);
    const [guarded, app] = market_serp.results.slice(3);
    expect(guarded).toMatchObject({ content_type: null, words: null, access: { status: 200, indexable: null } });
    expect(app).toMatchObject({ content_type: null, access: { indexable: true } });
    expect(market_serp.ai_access).toMatchObject({ pages_checked: 4, js_dependent: { k: 1, ev: ['s5'] } });
  });

  test('a page behind a paywall stays, with a warning that names it', async () => {
    const paywalled = deskPage(2).replace('<article>', '<article><div class="article-paywall"></div>');
    const { metadata } = await reportOver({ ...deskWeb(3), 'https://desk2.example/page': paywalled });
    expect(metadata.coverage.pages_usable).toBe(3);
    expect(metadata.data_quality.warnings).toMatchObject([{ code: 'fewer_results' }, { code: 'paywalled_pages' }]);
    expect(metadata.data_quality.warnings[1]?.message).toContain('s2');
  });
});

describe('how recent the market is', () => {
  test('counts the dated pages and their ages', async () => {
    const { freshness, content_profile } = (await reportOver(deskWeb(4))).market_serp;
    expect(freshness).toMatchObject({
      dated: { k: 4, n: 4 },
      median_age_days: 49.5,
      updated_90d: { k: 4, n: 4 },
      keyword_time_sensitive: false,
      signals: [],
    });
    expect(content_profile.age_days.all).toMatchObject({ n: 4, min: 48, max: 51 });
  });

  test('is null with a warning where too few pages show a day', async () => {
    const undated = Object.fromEntries(
      Object.entries(deskWeb(4)).map(([url, page]) => [url, page.replace(/<meta property[^>]*>/u, '')]),
    );
    const { market_serp, metadata } = await reportOver(undated);
    expect(market_serp.freshness).toMatchObject({ dated: { k: 0, n: 4 }, median_age_days: null, updated_90d: null });
    expect(metadata.data_quality.warnings.map(({ code }) => code)).toContain('few_dated_pages');
  });

  test('matters by the titles of results on the subject alone', async () => {
    const soups = ['Leeks', 'Lentils', 'Pumpkins'].map((name, n): [string, Answer] => [
      `https://soup${n}.example/recipe`,
      `<main><h1>${name} soup</h1><p>${`${name} simmer with butter until they are soft. `.repeat(30 + n)}</p></main>`,
    ]);
    const web = { ...deskWeb(3), ...Object.fromEntries(soups) };
    const { organic } = await portsOver(web).search(orderOf());
    const titled = organic.map((result) => ({ ...result, title: `${result.title} of 2026` }));
    const { freshness, results } = (await reportOver(web, { organic: titled })).market_serp;
    expect(results.map(({ subject_fit }) => subject_fit)).toEqual(['on', 'on', 'on', 'off', 'off', 'off']);
    expect(freshness.signals).toEqual([{ signal: 'results: year in the title', ev: ['s1', 's2', 's3'] }]);
  });

  test('matters where the results page shows news', async () => {
    const { freshness } = (await reportOver(deskWeb(3), { items: [{ type: 'top_stories', domains: [] }] })).market_serp;
    expect(freshness).toMatchObject({ keyword_time_sensitive: true, signals: [{ signal: 'results page: news' }] });
  });
});
