/** The engine from order to outcome, over a web in memory. */
import { describe, expect, test } from '@jest/globals';
import {
  type AnalysisOutcome,
  analyze,
  type FetchedPage,
  type GapReport,
  outputSha256,
  type Progress,
  type Report,
  reportSchema,
  SearchUnavailable,
} from '../../analysis/index.ts';
import { type Answer, deskPage, deskWeb, engine, orderOf, portsOver } from './small-web.ts';

function reportOf(outcome: AnalysisOutcome): Report {
  if (outcome.outcome === 'failed') throw new Error(`${outcome.code}: ${outcome.detail}`);
  return outcome.report;
}

const run = async (web: Record<string, Answer>, serp?: string[]): Promise<Report> =>
  reportOf(await analyze(orderOf(), portsOver(web, serp), { engine }));

const gap = (user_url: string) => orderOf({ audit_type: 'gap', user_url });

async function gapReportOf(user_url: string, web: Record<string, Answer>, serp: string[]): Promise<GapReport> {
  const report = reportOf(await analyze(gap(user_url), portsOver(web, serp), { engine }));
  if (!('gap' in report)) throw new Error('not a gap report');
  return report;
}

describe('a market audit', () => {
  test('reports the order, the pages, their terms and questions, as the schema says', async () => {
    const report = await run(deskWeb(10));
    expect(reportSchema.parse(report)).toEqual(report);
    expect(report.metadata).toMatchObject({
      audit_type: 'market',
      keyword: 'Standing  desk',
      keyword_analysis: { normalized: 'standing desk', tokens: ['standing', 'desk'], is_question: false },
      serp_collected_at: '2026-11-01T10:00:02.000Z',
      pages_collected_at: { first: '2026-11-01T10:00:03.000Z', last: '2026-11-01T10:00:03.000Z' },
      coverage: { results_returned: 10, pages_attempted: 10, pages_fetched: 10, pages_usable: 10, excluded: [] },
      data_quality: { grade: 'A', usable_ratio: 1, warnings: [] },
    });
    expect(report.market_serp.results.map((result) => result.source_id)).toEqual(
      Array.from({ length: 10 }, (_, i) => `s${i + 1}`),
    );
    expect(report.market_serp.terms.find((term) => term.term === 'standing desk')).toMatchObject({
      df: 10,
      df_rate: 1,
    });
    expect(report.market_serp.questions[0]).toMatchObject({
      text: 'What is a standing desk?',
      intent_facet: 'what',
      origin: 'heading',
      frequency: 10,
      coverage: { k: 10, n: 10, rate: 1, ci95: [0.7225, 1] },
    });
    expect(report.market_serp.summary.distinct_domains).toBe(10);
  });

  test('uses ten results of more, by rank', async () => {
    const report = await run(deskWeb(13), Object.keys(deskWeb(13)));
    expect(report.metadata.coverage).toMatchObject({ results_returned: 13, pages_attempted: 10 });
    expect(report.metadata.sources.at(-1)?.url).toBe('https://desk10.example/page');
  });

  test('gives the same bytes in whatever order the pages arrive, and another hash for another page', async () => {
    const web = deskWeb(10);
    const inOrder = await run(web);
    const ports = portsOver(web);
    const fetched: string[] = [];
    const late: typeof ports = {
      ...ports,
      fetchPage: async (url) => {
        // The later in the list, the sooner it comes.
        for (let turn = 0; turn < 200 / Number(/\d+/u.exec(url)?.[0]); turn++) await Promise.resolve();
        fetched.push(url);
        return ports.fetchPage(url);
      },
    };
    const reordered = reportOf(await analyze(orderOf(), late, { engine }));
    expect(fetched).not.toEqual(Object.keys(web));
    expect(JSON.stringify(reordered)).toBe(JSON.stringify(inOrder));

    const other = await run({ ...web, 'https://desk3.example/page': deskPage(3, '<p>One more sentence.</p>') });
    expect(other.metadata.reproducibility.output_sha256).not.toBe(inOrder.metadata.reproducibility.output_sha256);
    expect(other.metadata.reproducibility.corpus_sha256).not.toBe(inOrder.metadata.reproducibility.corpus_sha256);
  });

  test('has an output hash that anyone can check, and that run times do not change', async () => {
    const first = await run(deskWeb(4));
    expect(await outputSha256(first)).toBe(first.metadata.reproducibility.output_sha256);
    const later = orderOf({
      audit_id: 'another',
      created_at: '2027-01-01T00:00:00Z',
      started_at: '2027-01-01T00:00:01Z',
    });
    const second = reportOf(await analyze(later, portsOver(deskWeb(4)), { engine }));
    expect(second.metadata.reproducibility).toEqual(first.metadata.reproducibility);
  });

  test('says of each page that is not counted why', async () => {
    const french = `<html><body><article><p>${'Le bureau est un meuble de la maison et il est utile pour le travail. '.repeat(12)}</p></article></body></html>`;
    const pages: [Answer, string][] = [
      [{ outcome: 'failed', reason: 'robots_disallowed' }, 'robots_disallowed'],
      [{ outcome: 'failed', reason: 'unreachable' }, 'unreachable'],
      [{ status: 404, body: new TextEncoder().encode(deskPage(1)) }, 'http_4xx'],
      [{ status: 503 }, 'http_5xx'],
      [{ headers: { 'content-type': 'application/pdf' } }, 'non_html'],
      [{ body: new Uint8Array(6_000_000).fill(65) }, 'too_large'],
      ['<html><body><p>Standing desk.</p></body></html>', 'thin_text'],
      [french, 'wrong_language'],
      [deskPage(1), 'duplicate'],
    ];
    const web = Object.fromEntries([
      ['https://first.example/', deskPage(1)],
      ...pages.map(([answer, reason]) => [`https://${reason.replaceAll('_', '-')}.example/`, answer] as const),
    ]);
    const { metadata, market_serp } = await run(web);
    expect(metadata.coverage.excluded.map(({ reason }) => reason)).toEqual(pages.map(([, reason]) => reason));
    expect(metadata.coverage).toMatchObject({ pages_attempted: 10, pages_fetched: 8, pages_usable: 1 });
    expect(metadata.data_quality.grade).toBe('D');
    expect(market_serp.results.find((result) => result.source_id === 's2')).toMatchObject({
      words: null,
      headings: null,
      structure: null,
    });
  });

  test('below three usable pages has null statistics and says so', async () => {
    const { metadata, market_serp } = await run(deskWeb(2));
    expect(metadata.data_quality).toMatchObject({
      grade: 'D',
      warnings: expect.arrayContaining([expect.objectContaining({ code: 'few_usable_pages' })]),
    });
    expect(market_serp.summary.median_words).toBeNull();
    for (const profile of Object.values(market_serp.content_profile)) {
      expect(profile).toEqual({ all: null, top3_vs_rest: null, cited_vs_not: null });
    }
    expect(market_serp.freshness).toMatchObject({ dated: null, median_age_days: null, updated_90d: null });
    const { blocked_by_role, snippet_blocked, index_blocked, js_dependent } = market_serp.ai_access;
    expect(Object.values(blocked_by_role)).toEqual([null, null, null]);
    expect([snippet_blocked, index_blocked, js_dependent]).toEqual([null, null, null]);
    expect(market_serp.terms.length).toBeGreaterThan(0);
    for (const term of market_serp.terms) expect([term.df_rate, term.ci95, term.zones]).toEqual([null, null, null]);
    for (const question of market_serp.questions) expect(question.coverage).toBeNull();
  });

  test.each([
    [9, 'A'],
    [5, 'B'],
    [3, 'C'],
    [2, 'D'],
  ])('with %i usable pages is graded %s', async (count, grade) => {
    expect((await run(deskWeb(count))).metadata.data_quality.grade).toBe(grade);
  });

  test.each(['zh', 'th', 'xx', 'ar'])(
    'of pages in no language that it can read (%s) is still a report',
    async (language) => {
      const outcome = await analyze(orderOf({ language, keyword: '? ! ＠' }), portsOver(deskWeb(3)), { engine });
      expect(reportOf(outcome).metadata.coverage.pages_usable).toBe(0);
    },
  );
});

describe('a gap audit', () => {
  const own = 'https://mine.example/desks';
  const ownPage = `<html lang="en-US"><head><title>Mine</title><meta name="description" content="My desks."></head><body><article><h1>My desks</h1>
    <p>${'We sell tables for the kitchen and chairs for the garden, and we deliver them to your door in a week. '.repeat(8)} A desk too.</p></article></body></html>`;

  test('reports the page, and the terms that it lacks', async () => {
    const report = await gapReportOf(own, { [own]: ownPage, ...deskWeb(5) }, Object.keys(deskWeb(5)));
    expect(reportSchema.parse(report)).toEqual(report);
    expect(report.page).toMatchObject({
      source_id: 's6',
      requested_url: own,
      http: { status: 200, content_type: 'text/html; charset=utf-8' },
      identity: { title: 'Mine', h1: 'My desks', description: 'My desks.', lang_declared: 'en-US' },
      in_serp: { rank: null },
    });
    const missing = report.gap.term_gaps.filter(({ status }) => status === 'missing').map(({ term_id }) => term_id);
    const terms = report.market_serp.terms.filter(({ id }) => missing.includes(id)).map(({ term }) => term);
    expect(terms).toEqual(expect.arrayContaining(['standing desk', 'table top']));
    const has = report.page.terms.map(({ term_id }) => term_id);
    expect(missing.some((id) => has.includes(id))).toBe(false);
  });

  test('leaves the page out of the market where it ranks, under whatever spelling and copy', async () => {
    const web = {
      ...deskWeb(4),
      [own]: deskPage(77),
      'http://www.mine.example/desks/?utm_source=x': deskPage(77),
      'https://copy.example/': deskPage(77),
    };
    const serp = ['http://www.mine.example/desks/?utm_source=x', ...Object.keys(deskWeb(4)), 'https://copy.example/'];
    const report = await gapReportOf(own, web, serp);
    const without = reportOf(await analyze(orderOf(), portsOver(deskWeb(4)), { engine }));
    expect(report.page).toMatchObject({ source_id: 's1', in_serp: { rank: 1 } });
    expect(report.metadata.coverage).toMatchObject({ pages_attempted: 5, pages_usable: 4 });
    expect(report.metadata.coverage.excluded).toEqual([
      { url: serp[0], reason: 'own_page' },
      { url: 'https://copy.example/', reason: 'own_page' },
    ]);
    expect(report.metadata.sources[0]?.from).toEqual(['organic#1', 'user']);
    expect(report.market_serp.content_profile).toEqual(without.market_serp.content_profile);
    expect(report.market_serp.terms.map(({ term, df }) => [term, df])).toEqual(
      without.market_serp.terms.map(({ term, df }) => [term, df]),
    );
  });

  test.each<[string, Answer, string, boolean]>([
    ['refused by robots.txt', { outcome: 'failed', reason: 'robots_disallowed' }, 'page_unreachable', false],
    ['not found', { outcome: 'failed', reason: 'http_4xx', http_status: 404 }, 'page_unreachable', false],
    ['not found, as fetched', { status: 410 }, 'page_unreachable', false],
    ['broken for now', { outcome: 'failed', reason: 'http_5xx' }, 'page_unreachable', true],
    ['too slow', { outcome: 'failed', reason: 'timeout' }, 'page_unreachable', true],
    ['not there', { outcome: 'failed', reason: 'unreachable' }, 'page_unreachable', false],
    ['no page', { outcome: 'failed', reason: 'non_html' }, 'page_not_html', false],
    ['no page, as fetched', { headers: { 'content-type': 'image/png' } }, 'page_not_html', false],
    ['too large', { outcome: 'failed', reason: 'too_large' }, 'page_too_large', false],
    ['too large, as fetched', { body: new Uint8Array(6_000_000) }, 'page_too_large', false],
  ])('of a page that is %s fails before anything is searched', async (_, answer, code, retryable) => {
    let searched = false;
    const ports = portsOver({ [own]: answer });
    const outcome = await analyze(
      gap(own),
      {
        ...ports,
        search: async (query) => {
          searched = true;
          return ports.search(query);
        },
      },
      { engine },
    );
    expect(outcome).toMatchObject({ outcome: 'failed', code, retryable });
    expect(searched).toBe(false);
  });

  test('of a page without text compares nothing it cannot', async () => {
    const report = await gapReportOf(own, { [own]: '<html></html>', ...deskWeb(3) }, Object.keys(deskWeb(3)));
    expect(report.page).toMatchObject({ extraction: { words: 0 }, passages: [], terms: [] });
    for (const entry of report.gap.term_gaps)
      expect(entry).toMatchObject({ page_count: 0, per_1000: null, status: 'missing' });
  });
});

describe('an analysis fails', () => {
  test('without results', async () => {
    expect(await analyze(orderOf(), portsOver({}), { engine })).toMatchObject({
      outcome: 'failed',
      code: 'no_search_results',
      retryable: false,
    });
  });

  test.each([true, false])('when the search is unavailable, worth a retry: %s', async (retryable) => {
    const search = async () => {
      throw new SearchUnavailable('down', { retryable });
    };
    const outcome = await analyze(orderOf(), { ...portsOver({}), search }, { engine });
    expect(outcome).toMatchObject({ outcome: 'failed', code: 'search_unavailable', retryable });
  });

  test('at the deadline, with fetches still under way', async () => {
    const controller = new AbortController();
    const never = new Promise<FetchedPage>(() => undefined);
    const ports = {
      ...portsOver(deskWeb(3)),
      fetchPage: () => {
        controller.abort();
        return never;
      },
    };
    const outcome = await analyze(orderOf(), ports, { engine, signal: controller.signal });
    expect(outcome).toMatchObject({ outcome: 'failed', code: 'analysis_timeout' });
  });

  test('at a deadline that has passed, before asking for anything', async () => {
    const ports = {
      search: () => Promise.reject(new Error('asked')),
      fetchPage: () => Promise.reject(new Error('asked')),
    };
    const outcome = await analyze(orderOf(), ports, { engine, signal: AbortSignal.abort() });
    expect(outcome).toMatchObject({ outcome: 'failed', code: 'analysis_timeout' });
  });

  test('with any other error as it is: nothing is swallowed', async () => {
    const search = () => Promise.reject(new Error('a bug'));
    await expect(analyze(orderOf(), { ...portsOver({}), search }, { engine })).rejects.toThrow('a bug');
  });
});

describe('progress', () => {
  test('is told at every step, at least once a page, one at a time, and never goes back', async () => {
    const told: Progress[] = [];
    let open = 0;
    await analyze(orderOf(), portsOver(deskWeb(10)), {
      engine,
      onProgress: async (progress) => {
        expect(++open).toBe(1);
        await Promise.resolve();
        open--;
        told.push(progress);
      },
    });
    expect(told.filter(({ step }) => step === 'fetching')).toHaveLength(10);
    expect([...new Set(told.map(({ step }) => step))]).toEqual([
      'searching',
      'fetching',
      'extracting',
      'measuring',
      'done',
    ]);
    const values = told.map(({ progress }) => progress);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(values.at(-1)).toBe(1);
  });

  test('that is refused ends the analysis with the refusal, and is told no more', async () => {
    const lost = new Error('lease lost');
    let told = 0;
    const onProgress = async () => {
      if (++told === 4) throw lost;
    };
    await expect(analyze(orderOf(), portsOver(deskWeb(10)), { engine, onProgress })).rejects.toBe(lost);
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toBe(4);
  });
});
